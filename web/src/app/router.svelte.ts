/** Where we are, and going elsewhere without loading the page again. */
import { tick } from 'svelte';

import { formatRoute, parseRoute, type Route } from './routes';

class Router {
  route = $state.raw<Route>(parseRoute(location));
  /** Routes that someone has gone to and that are not there yet. */
  #waiting = new Map<Route, () => void>();

  start(): void {
    addEventListener('popstate', () => (this.route = parseRoute(location)));
    addEventListener('hashchange', () => (this.route = parseRoute(location)));
    document.addEventListener('click', (event) => this.#follow(event));
  }

  /** Resolves when the page is there. */
  async go(route: Route): Promise<void> {
    history.pushState(null, '', formatRoute(route));
    this.route = route;
    await new Promise<void>((resolve) => this.#waiting.set(route, resolve));
  }

  /** A page has been loaded and stands: go to its top, if someone has just gone there. */
  async arrived(route: Route): Promise<void> {
    await tick();
    const isNew = this.#waiting.has(route);
    for (const resolve of this.#waiting.values()) resolve();
    this.#waiting.clear();
    if (!isNew) return;
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }

  /** The same page at another moment: no new entry in the history. */
  replace(route: Route): void {
    history.replaceState(null, '', formatRoute(route));
  }

  #follow(event: MouseEvent): void {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (event.defaultPrevented || !isPlain || event.altKey) return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href, location.href);
    if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
    if (url.pathname === location.pathname && url.hash) return;
    event.preventDefault();
    void this.go(parseRoute(url));
  }
}

export const router = new Router();
