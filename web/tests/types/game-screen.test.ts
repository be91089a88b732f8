/** What a game gives to the board kit is checked by the compiler: what does not fit fails to compile. */
import { beforeAll, describe, expect, it } from 'vitest';

import { complaints } from './compiled';

const HEAD = `
  import type { Animations, GameScreen, World } from '../../src/board-kit/game-screen';
  import type { View } from '../../src/generated/wire';

  interface CountingView extends View { game: 'counting'; count: number }
  interface State extends CountingView { readonly glow: boolean }
  interface Piece { readonly kind: 'bead' }
  interface Events { grew: { by: number }; rested: { seat: number } }
  type Screen = GameScreen<CountingView, State, Events, Piece>;

  const told = (state: State, by: number) =>
    ({ scenes: [], after: { ...state, count: state.count + by } });
  export type { Animations, GameScreen, World, CountingView, Piece, Events, Screen };
  export { told };
`;

function animations(lines: string): string {
  return `${HEAD} export const one: Animations<State, Piece, Events> = { ${lines} };`;
}

function begin(lines: string): string {
  return `${HEAD} export const one: Screen['begin'] = ${lines};`;
}

function world(lines: string): string {
  return `${HEAD} export const one: Omit<World<State, Events>, 'Drawing'> = {
    box: () => ({ x: 0, y: 0, width: 9, height: 9 }), ${lines}
  };`;
}

const GREW = `grew: (state, { by }) => told(state, by),`;
const POST = `id: 'post:a', label: 'a post', shape: { kind: 'circle', x: 1, y: 1, r: 1 }`;

const TEXTS = {
  'animations-whole': animations(`${GREW} rested: 'silent'`),
  'begin-whole': begin(`(view) => ({ ...view, glow: false })`),
  'world-whole': world(`elements: () => [{ ${POST}, centre: { x: 1, y: 1 } }]`),
  'kind-missing': animations(GREW),
  'kind-unknown': animations(`${GREW} rested: 'silent', flew: 'silent'`),
  'state-wrong': animations(`grew: () => ({ scenes: [], after: 7 }), rested: 'silent'`),
  'data-wrong': animations(`grew: (state, { height }) => told(state, height), rested: 'silent'`),
  'piece-wrong': animations(`rested: 'silent', grew: (state) => ({
    scenes: [{ picture: state, ms: 9, flights: [{ piece: { kind: 'stone' }, from: 'a', to: 'b' }] }],
    after: state,
  })`),
  'view-wrong': begin(`(view) => ({ ...view, glow: view.height > 3 })`),
  'begun-wrong': begin(`(view) => view.count`),
  'element-nowhere': world(`elements: () => [{ ${POST} }]`),
  'last-wrong': world(`elements: () => [], last: (past) => past.flatMap((one) => one.data.by)`),
  'screen-lacking': `${HEAD} export const screen: Screen = {} as Omit<Screen, 'Piece'>;`,
};

let said: Record<keyof typeof TEXTS, string[]>;

beforeAll(() => {
  said = complaints(TEXTS);
});

describe('the compiler', () => {
  it('takes what fits', () => {
    expect(said['animations-whole']).toEqual([]);
    expect(said['begin-whole']).toEqual([]);
    expect(said['world-whole']).toEqual([]);
  });

  it.each([
    ['kind-missing', `Property 'rested' is missing`],
    ['kind-unknown', `'flew' does not exist in type`],
    ['state-wrong', `Type 'number' is not assignable to type 'State'`],
    ['data-wrong', `Property 'height' does not exist on type '{ by: number; }'`],
    ['piece-wrong', `Type '"stone"' is not assignable to type '"bead"'`],
    ['view-wrong', `Property 'height' does not exist on type 'CountingView'`],
    ['begun-wrong', `Type 'number' is not assignable to type 'State'`],
    ['element-nowhere', `Property 'centre' is missing`],
    ['last-wrong', `Property 'by' does not exist`],
    ['screen-lacking', `Property 'Piece' is missing`],
  ] as const)('refuses %s', (name, words) => {
    expect(said[name].join('\n')).toContain(words);
  });
});
