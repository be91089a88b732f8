/** Light, dark, or as the device says; and whether things may move. */
import { keep, kept } from '../ui/local-storage';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEPT = 'theme';
const darkDevice = matchMedia('(prefers-color-scheme: dark)');
const stillDevice = matchMedia('(prefers-reduced-motion: reduce)');

class Look {
  theme = $state<Theme>(THEMES.find((one) => one === kept(KEPT)) ?? 'auto');

  start(): void {
    darkDevice.addEventListener('change', () => this.#paint());
    this.#paint();
  }

  choose(theme: Theme): void {
    this.theme = theme;
    keep(KEPT, theme);
    this.#paint();
  }

  isStill(): boolean {
    return stillDevice.matches;
  }

  #paint(): void {
    const isDark = this.theme === 'dark' || (this.theme === 'auto' && darkDevice.matches);
    document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
  }
}

export const look = new Look();
