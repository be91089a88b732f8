/** The inline marks of rules pages (`**bold**`, `*slanted*`, backquotes) as pieces to show. */

export interface MarkedPiece {
  readonly kind: 'plain' | 'strong' | 'em' | 'code';
  readonly text: string;
}

const MARK = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g;

export function piecesOf(text: string): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let end = 0;
  for (const found of text.matchAll(MARK)) {
    if (found.index > end) pieces.push({ kind: 'plain', text: text.slice(end, found.index) });
    const [whole, strong, em, code] = found;
    if (strong !== undefined) pieces.push({ kind: 'strong', text: strong });
    else if (em !== undefined) pieces.push({ kind: 'em', text: em });
    else if (code !== undefined) pieces.push({ kind: 'code', text: code });
    end = found.index + whole.length;
  }
  if (end < text.length) pieces.push({ kind: 'plain', text: text.slice(end) });
  return pieces;
}

/** The rules page a clause stands on: TIKI-3.4 is on the page of tiki. */
export function pageOf(clause: string): string {
  return clause.split('-')[0]?.toLowerCase() ?? '';
}
