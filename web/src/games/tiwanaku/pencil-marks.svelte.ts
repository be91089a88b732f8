/**
 * The pencil: small marks a person makes on fields while deducing. Keeps them in the seat's notes
 * as `{"marks": {"c3": "13e"}}`: levels, and the terrains by their letters in the notation.
 */
import type { NoteBook } from '../../board-kit/notes.svelte';
import type { Tool } from '../../board-kit/selection.svelte';
import type { Terrain } from './state';

export const SIGNS = ['1', '2', '3', '4', '5', 'e', 's', 'g', 'r'] as const;
export type Sign = (typeof SIGNS)[number];
export const GROUNDS: Readonly<Record<'e' | 's' | 'g' | 'r', Terrain>> = {
  e: 'earth',
  s: 'sand',
  g: 'grass',
  r: 'rock',
};

export type Marks = Readonly<Record<string, string>>;

/** The marks in notes; what cannot be read is no mark. */
export function readMarks(text: string): Marks {
  try {
    const { marks } = JSON.parse(text) as { marks?: unknown };
    if (typeof marks !== 'object' || marks === null) return {};
    return Object.fromEntries(
      Object.entries(marks)
        .map(([cell, signs]) => [
          cell,
          SIGNS.filter((sign) => String(signs).includes(sign)).join(''),
        ])
        .filter(([, signs]) => signs !== ''),
    ) as Marks;
  } catch {
    return {};
  }
}

/** The marks after a sign on a cell was made, or rubbed out if it was there. */
export function toggled(marks: Marks, cell: string, sign: Sign): Marks {
  const before = marks[cell] ?? '';
  const after = before.includes(sign)
    ? before.replace(sign, '')
    : SIGNS.filter((one) => one === sign || before.includes(one)).join('');
  const others = Object.entries(marks).filter(([name]) => name !== cell);
  return Object.fromEntries(after ? [...others, [cell, after]] : others);
}

export class Pencil implements Tool {
  isOn = $state(false);
  cell = $state<string | null>(null);
  readonly marks: Marks;

  constructor(private readonly book: () => NoteBook | null) {
    this.marks = $derived(readMarks(this.book()?.text ?? ''));
  }

  get isThere(): boolean {
    return this.book() !== null;
  }

  /** What was pointed at, if it is the pencil's business. */
  take(element: string): boolean {
    const [kind = '', name = ''] = element.split(':');
    if (kind === 'pencil') {
      if (name === 'tool') this.isOn = !this.isOn;
      else if (name === 'rub') this.rub();
      else this.mark(name);
      return true;
    }
    if (!this.isOn || kind !== 'cell') return false;
    this.cell = name;
    return true;
  }

  /** A key pressed while the pencil is in the hand; on a field, that is where it goes. */
  key(key: string, element = ''): boolean {
    const sign = key.toLowerCase();
    if (!this.isOn || !SIGNS.some((one) => one === sign)) return false;
    const [kind, field] = element.split(':');
    if (kind === 'cell' && field) this.cell = field;
    this.mark(sign);
    return true;
  }

  /** The field it is on, while it is in the hand. */
  get at(): string | null {
    return this.isOn && this.cell ? `cell:${this.cell}` : null;
  }

  mark(name: string): void {
    const sign = SIGNS.find((one) => one === name);
    if (this.cell && sign) this.#keep(toggled(this.marks, this.cell, sign));
  }

  rub(): void {
    const { cell } = this;
    if (!cell) return;
    this.#keep(Object.fromEntries(Object.entries(this.marks).filter(([name]) => name !== cell)));
  }

  #keep(marks: Marks): void {
    this.book()?.write(JSON.stringify({ marks }));
  }
}
