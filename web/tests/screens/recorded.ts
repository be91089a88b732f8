/** The matches that scripts/screen_frames.py has recorded, frame by frame as a screen gets them. */
import type { Frame, SeenEvent } from '../../src/generated/wire';

/** A match as one viewer saw it. */
export interface Recorded {
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seat: number | null;
  readonly frames: readonly Frame[];
  /** Kind and data of the events of all steps that were not taken back. */
  readonly standing: readonly (readonly [string, unknown])[];
}

export interface RecordedGame {
  readonly game: string;
  readonly players: number;
  /** The kinds of event that the game declares. */
  readonly kinds: readonly string[];
  readonly seen: readonly Recorded[];
}

type News = Omit<Partial<Frame>, 'view'> & { readonly view: Partial<Frame['view']> };

interface File {
  readonly game: string;
  readonly players: number;
  readonly kinds: readonly string[];
  readonly matches: readonly {
    readonly options: Readonly<Record<string, unknown>>;
    readonly viewers: readonly (Pick<Recorded, 'seat' | 'standing'> & {
      readonly frames: readonly News[];
    })[];
  }[];
}

/** The matches in the text of a file. */
export function recordedIn(text: string): RecordedGame {
  const { game, players, kinds, matches } = JSON.parse(text) as File;
  const seen = matches.flatMap(({ options, viewers }) =>
    viewers.map(({ seat, standing, frames }) => ({
      game,
      players,
      options,
      seat,
      standing,
      frames: whole(frames),
    })),
  );
  return { game, players, kinds, seen };
}

/** Each frame with what has not changed since the one before. */
function whole(frames: readonly News[]): Frame[] {
  let before = {} as Frame;
  return frames.map((news) => {
    before = { ...before, events: [], ...news, view: { ...before.view, ...news.view } } as Frame;
    return before;
  });
}

export function eventsOf({ frames }: Pick<Recorded, 'frames'>): SeenEvent[] {
  return frames.flatMap((frame) => frame.events);
}
