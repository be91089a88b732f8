/**
 * Which seats have sealed a choice at this screen, kept over a reload: the house tells nobody, not even
 * this device, before a PIN is given. With each stands the last event spectators had by then.
 */
export class SealedHere {
  #kept: Record<string, number>;
  #name: string;

  constructor(table: string) {
    this.#name = `tambo-sealed-${table}`;
    this.#kept = read(this.#name);
  }

  of(seat: number): number | undefined {
    return this.#kept[String(seat)];
  }

  set(seat: number, last: number | undefined): void {
    if (this.of(seat) === last) return;
    const rest = Object.entries(this.#kept).filter(([one]) => one !== String(seat));
    this.#kept = Object.fromEntries(last === undefined ? rest : [...rest, [String(seat), last]]);
    try {
      sessionStorage.setItem(this.#name, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing asks for the first seat after a reload.
    }
  }
}

function read(name: string): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter((pair): pair is [string, number] => typeof pair[1] === 'number'));
  } catch {
    return {};
  }
}
