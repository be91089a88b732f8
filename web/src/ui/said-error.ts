/** Errors that a page can tell: they bring their sentence. */
import type { Text } from '../generated/wire';

export class SaidError extends Error {
  constructor(
    readonly said: Text,
    code: string = said.key,
  ) {
    super(code);
  }
}

/** The sentence for anything that was thrown. */
export function sentenceOf(error: unknown): Text {
  if (error instanceof SaidError) return error.said;
  return { key: 'error-here', args: {} };
}
