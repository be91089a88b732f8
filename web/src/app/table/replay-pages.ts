/** A replay read page by page: first what is needed to show a moment, then the rest. */
import type { Frame, Replay } from '../../generated/wire';

export type AskPage = (first: number) => Promise<Replay>;

const TRIES = 5;
const PAUSE = 2000;

/** The replay from its beginning up to moment `at`, or whole without one: the log needs all before. */
export async function replayUpTo(ask: AskPage, at = Infinity): Promise<Replay> {
  let replay = await ask(0);
  while (replay.frames.length < Math.min(replay.count, at + 1)) {
    const page = await ask(replay.frames.length);
    if (page.frames.length === 0) break;
    replay = { ...page, first: 0, frames: [...replay.frames, ...page.frames] };
  }
  return replay;
}

/** Read what is missing of a replay and hand on each page, as long as someone `wants` it. */
export async function readOn(
  ask: AskPage,
  replay: Replay,
  hand: (frames: readonly Frame[]) => void,
  wants: () => boolean,
  wait: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<void> {
  let read = replay.frames.length;
  let failures = 0;
  while (read < replay.count && wants()) {
    try {
      const { frames } = await ask(read);
      if (frames.length === 0 || !wants()) return;
      read += frames.length;
      failures = 0;
      hand(frames);
    } catch (error) {
      failures += 1;
      if (failures >= TRIES) throw error;
      await wait(PAUSE * failures);
    }
  }
}
