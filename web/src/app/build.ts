/**
 * Which build of the front end this page is of, and loading it again when the house serves another
 * one or a file of ours is gone. Once for each cause, so that a page never reloads in a circle. A
 * move that no house has answered yet is kept over the reload.
 */
import type { Play, Undo } from '../generated/wire';

const RELOADED = 'tambo.reloaded';
const UNSENT = 'tambo.unsent';

/** The parts of the browser a test replaces. */
export interface BuildPage {
  readonly id: string;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** The build that the house serves now; rejects while it cannot be reached. */
  ask(): Promise<string>;
  reload(): void;
}

type Move = Play | Undo;
interface Unsent {
  url: string;
  move: Move;
}

export class Build {
  #keepers = new Set<() => void>();

  constructor(private readonly page: BuildPage) {}

  /** The house serves this build: load the page again if it is of another. Whether it does. */
  served(id: string): boolean {
    return (
      Boolean(this.page.id && id) &&
      id !== this.page.id &&
      this.#reload(`${this.page.id} is now ${id}`)
    );
  }

  /** A file of this build could not be loaded: is the house of another, or only out of reach? */
  async missed(): Promise<boolean> {
    try {
      return this.served(await this.page.ask());
    } catch {
      return false;
    }
  }

  /** Run before the page is loaded again; the answer takes it back. */
  beforeReload(keep: () => void): () => void {
    this.#keepers.add(keep);
    return () => this.#keepers.delete(keep);
  }

  /** Remember a move for the line to this address. */
  keep(url: string, move: Move): void {
    this.page.storage.setItem(UNSENT, JSON.stringify({ url, move } satisfies Unsent));
  }

  /** The move that was kept for this address, once. */
  take(url: string): Move | undefined {
    const kept = this.page.storage.getItem(UNSENT);
    if (kept === null) return undefined;
    this.page.storage.removeItem(UNSENT);
    try {
      const unsent = JSON.parse(kept) as Unsent;
      return unsent.url === url ? unsent.move : undefined;
    } catch {
      return undefined;
    }
  }

  #reload(cause: string): boolean {
    const { storage } = this.page;
    const causes = (storage.getItem(RELOADED) ?? '').split('\n').filter(Boolean);
    if (causes.includes(cause)) return false;
    storage.setItem(RELOADED, [...causes, cause].join('\n'));
    for (const keep of this.#keepers) keep();
    this.page.reload();
    return true;
  }
}

const MARK = 'meta[name="tambo-build"]';

function idOf(page: Document): string {
  return page.querySelector<HTMLMetaElement>(MARK)?.content ?? '';
}

export const build = new Build({
  id: idOf(document),
  get storage() {
    return sessionStorage;
  },
  ask: async () => {
    const answer = await fetch('/', { cache: 'no-store' });
    return idOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
  },
  reload: () => location.reload(),
});

/** Watch for files that are gone: a lazily loaded part of an older build, after the house restarted. */
export function watchForMissingFiles(target: Window = window, ours: Build = build): void {
  target.addEventListener('vite:preloadError', () => void ours.missed());
}
