import { beforeEach, describe, expect, it, vi } from 'vitest';

import { NoteBook } from '../../src/board-kit/notes.svelte';

describe('a note book', () => {
  let sent: string[];
  let book: NoteBook;

  beforeEach(() => {
    vi.useFakeTimers();
    sent = [];
    book = new NoteBook((text) => sent.push(text));
  });

  it('is sent once after several strokes', () => {
    book.write('1');
    book.write('2');
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1000);

    expect(sent).toEqual(['2']);
  });

  it('is sent again until the house has it', () => {
    book.write('1');
    book.flush();
    book.flush();
    book.kept('1');
    book.flush();

    expect(sent).toEqual(['1', '1']);
  });

  it('takes what the house has, but not over newer strokes', () => {
    book.kept('old');
    expect(book.text).toBe('old');
    book.write('new');
    book.kept('old');

    expect(book.text).toBe('new');
    vi.advanceTimersByTime(1000);
    expect(sent).toEqual(['new']);
  });
});
