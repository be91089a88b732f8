/** Options that another page settled for the next new table of a game; taken once. */

export type Options = Record<string, boolean | number | string>;

const brought = new Map<string, Options>();

export function bring(game: string, options: Options): void {
  brought.set(game, options);
}

export function takeBrought(game: string): Options {
  const options = brought.get(game) ?? {};
  brought.delete(game);
  return options;
}
