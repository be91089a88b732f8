import { expect, test } from 'vitest';

import type { Frame, Replay } from '../../src/generated/wire';
import { type AskPage, readOn, replayUpTo } from '../../src/app/table/replay-pages';

const PAGE = 10;

function house(count: number, failing = 0): { ask: AskPage; asked: number[] } {
  const asked: number[] = [];
  const ask = async (first: number): Promise<Replay> => {
    asked.push(first);
    if (first > 0 && failing-- > 0) throw new Error('too-many');
    const numbers = Array.from({ length: count }, (_, at) => at).slice(first, first + PAGE);
    const frames = numbers.map((last) => ({ last }) as Frame);
    return { table: 't', seat: null, frames, steps: [], first, count };
  };
  return { ask, asked };
}

const numbersOf = (frames: readonly Frame[]) => frames.map((frame) => frame.last);
const all = (count: number) => Array.from({ length: count }, (_, at) => at);

test('a short match is one page', async () => {
  const { ask, asked } = house(7);
  expect(numbersOf((await replayUpTo(ask)).frames)).toEqual(all(7));
  expect(asked).toEqual([0]);
});

test('up to a moment only the pages before it are asked for', async () => {
  const { ask, asked } = house(45);
  expect((await replayUpTo(ask, 10)).frames.length).toBe(20);
  expect(asked).toEqual([0, 10]);
});

test('without a moment all of it is read', async () => {
  const { ask } = house(45);
  expect(numbersOf((await replayUpTo(ask)).frames)).toEqual(all(45));
});

test('the rest is handed on page by page, and asked for again when it fails', async () => {
  const { ask, asked } = house(35, 2);
  const replay = await replayUpTo(ask, 0);
  const read = [...replay.frames];
  await readOn(
    ask,
    replay,
    (frames) => read.push(...frames),
    () => true,
    async () => undefined,
  );
  expect(numbersOf(read)).toEqual(all(35));
  expect(asked).toEqual([0, 10, 10, 10, 20, 30]);
});

test('nothing more is asked for once nobody wants it', async () => {
  const { ask, asked } = house(35);
  const replay = await replayUpTo(ask, 0);
  let pages = 0;
  await readOn(
    ask,
    replay,
    () => (pages += 1),
    () => pages === 0,
  );
  expect(asked).toEqual([0, 10]);
});

test('a house that keeps failing is not asked forever', async () => {
  const { ask, asked } = house(35, 99);
  const replay = await replayUpTo(ask, 0);
  const reading = readOn(
    ask,
    replay,
    () => undefined,
    () => true,
    async () => undefined,
  );
  await expect(reading).rejects.toThrow('too-many');
  expect(asked.length).toBe(6);
});
