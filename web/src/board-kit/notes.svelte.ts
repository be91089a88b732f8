/**
 * What a seat writes down on its board, as JSON text that only its game reads. Owns when it is
 * sent to be kept: a little after the last stroke, and again after a lost connection.
 */

const PAUSE = 350;

export class NoteBook {
  text = $state('');
  #isPending = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly keep: (text: string) => void) {}

  write(text: string): void {
    this.text = text;
    this.#isPending = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), PAUSE);
  }

  /** Send what has not been kept yet. */
  flush(): void {
    clearTimeout(this.#timer);
    if (this.#isPending) this.keep(this.text);
  }

  /** The house has this. What was written since is newer. */
  kept(text: string): void {
    if (!this.#isPending) this.text = text;
    else if (text === this.text) this.#isPending = false;
  }
}

/** The books of the seats at one screen. */
export class NoteBooks {
  #books = new Map<number, NoteBook>();

  constructor(private readonly keep: (seat: number, text: string) => void) {}

  of(seat: number): NoteBook {
    const book = this.#books.get(seat) ?? new NoteBook((text) => this.keep(seat, text));
    this.#books.set(seat, book);
    return book;
  }

  flush(): void {
    for (const book of this.#books.values()) book.flush();
  }

  /** Keep what was written, and forget it here. */
  close(seat: number): void {
    this.#books.get(seat)?.flush();
    this.#books.delete(seat);
  }
}
