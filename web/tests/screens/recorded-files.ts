/** The files of recorded matches, where there is a disk to read. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { recordedIn, type RecordedGame } from './recorded';

const FRAMES = join(import.meta.dirname, '../../test-results/frames');

/** The files there are: one for each game and number of players. */
export function recordedFiles(): string[] {
  return readdirSync(FRAMES).filter((name) => name.endsWith('.json'));
}

export function recordedGame(file: string): RecordedGame {
  return recordedIn(readFileSync(join(FRAMES, file), 'utf8'));
}
