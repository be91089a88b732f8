/** What this browser remembers between visits; a browser that refuses to remember is fine too. */

const PREFIX = 'tambo.';

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // Private windows may forbid it: the choice then lasts as long as the page.
  }
}
