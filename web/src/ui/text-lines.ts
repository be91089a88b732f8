/** Lines of a text that someone edits. */

export function countLines(text: string): number {
  return text.split('\n').length;
}

/** Where a line, counted from 1, begins and ends; the nearest one if there is no such line. */
export function spanOf(text: string, line: number): [number, number] {
  const lines = text.split('\n');
  const at = Math.min(Math.max(line, 1), lines.length) - 1;
  const start = lines.slice(0, at).reduce((sum, one) => sum + one.length + 1, 0);
  return [start, start + (lines[at]?.length ?? 0)];
}
