/**
 * Texts with inline marks, as pieces to show. Rules pages come in pieces from the house; the
 * sentences of the catalogues are read here (`**bold**`, `*slanted*`, backquotes).
 */
import type { TextPiece } from '../generated/wire';

export type MarkKind = 'ruling' | 'drawing' | 'option';

/** A piece as it is laid out: a mark holds on to what must not be parted from it by a new line. */
export interface LaidPiece extends TextPiece {
  /** The blank between a mark and the words it follows. */
  readonly lead: string;
  /** The punctuation behind a mark. */
  readonly tail: string;
}

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g;
const BLANK = /\s+$/;
const PUNCTUATION = /^[\u00a0\u202f]?[.,;:!?)\]»…]+/;
const NO_BREAK = '\u00a0';

export function piecesOf(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > end) pieces.push(piece('plain', text.slice(end, found.index)));
    const [whole, strong, em, code] = found;
    if (strong !== undefined) pieces.push(piece('strong', strong));
    else if (em !== undefined) pieces.push(piece('em', em));
    else if (code !== undefined) pieces.push(piece('code', code));
    end = found.index + whole.length;
  }
  if (end < text.length) pieces.push(piece('plain', text.slice(end)));
  return pieces;
}

function piece(kind: TextPiece['kind'], text: string): TextPiece {
  return { kind, text, reason: '' };
}

export function isMark(kind: TextPiece['kind']): kind is MarkKind {
  return kind === 'ruling' || kind === 'drawing' || kind === 'option';
}

/** Pieces in which no line begins with a mark that belongs to the line before, nor with its comma. */
export function laidOut(pieces: readonly TextPiece[]): LaidPiece[] {
  const laid: LaidPiece[] = [];
  for (const one of pieces) {
    const before = laid.at(-1);
    let { text } = one;
    let lead = '';
    if (before && isMark(before.kind) && one.kind === 'plain') {
      const tail = PUNCTUATION.exec(text)?.[0] ?? '';
      laid[laid.length - 1] = { ...before, tail };
      text = text.slice(tail.length);
    } else if (
      before?.kind === 'plain' &&
      isMark(one.kind) &&
      one.kind !== 'option' &&
      BLANK.test(before.text)
    ) {
      // An option speaks of what follows it; the other marks of what stands before them.
      laid[laid.length - 1] = { ...before, text: before.text.replace(BLANK, '') };
      lead = NO_BREAK;
    }
    if (text) laid.push({ ...one, text, lead, tail: '' });
  }
  return laid;
}

/** The rules page a clause stands on: TIKI-3.4 is on the page of tiki. */
export function pageOf(clause: string): string {
  return clause.split('-')[0]?.toLowerCase() ?? '';
}
