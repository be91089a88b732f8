/** Cortez's places and states: the chart of a map, the world, marches, and what a battle showed. */
import { describe, expect, it } from 'vitest';

import { animations, gather, shownIn, turnedIn, wordsOf } from '../../src/games/cortez/animations';
import { panels } from '../../src/games/cortez/panels';
import { chartOf } from '../../src/games/cortez/places';
import {
  begin,
  isPointing,
  wordsFor,
  type PromiseOf,
  type State,
} from '../../src/games/cortez/state';
import { lastMarch, world } from '../../src/games/cortez/world';
import { boxOf } from '../../src/board-kit/shapes';
import { toldBy } from '../../src/board-kit/game-screen';
import type { Battle, CortezEvents, CortezView } from '../../src/generated/games/cortez';
import type { SeenEvent } from '../../src/generated/wire';
import { happened as told } from '../menus';

const MAP = [
  '.- .- .- .- .- .- .-',
  '.- C- C- C- C- C- 2f',
  '~- C- C- C- C- C- ~-',
  '#- C- C- C- C- C- ~-',
  '~- C- C- C- C- C- ~-',
  '~- C- C- C- C- C- P-',
].join('/');

/** An event of Cortez; what a test says nothing of is not looked at. */
function happened<Kind extends keyof CortezEvents>(
  kind: Kind,
  data: Partial<CortezEvents[Kind]> = {},
) {
  return { ...told(1), kind, data: data as CortezEvents[Kind] };
}

/** The same as the house sends it, which knows no kinds. */
function sent<Kind extends keyof CortezEvents>(
  kind: Kind,
  data: Partial<CortezEvents[Kind]>,
  number = 1,
): SeenEvent {
  return { ...told(number), kind, data, seat: (data as { seat?: number }).seat ?? null };
}

function tell(state: State, event: Parameters<typeof toldBy>[2]) {
  return toldBy(animations, state, event);
}

const BATTLE: Battle = {
  from: 'a6',
  at: 'g5',
  attacker: 0,
  defender: 1,
  winner: null,
  limbo: 'red',
  limbo_is_attacker: true,
  seats: [],
};

function lake(more: Partial<CortezView> = {}): State {
  return begin({
    game: 'cortez',
    seat: null,
    players: 2,
    to_act: [],
    colours: ['red', 'blue'],
    nations: ['aztec', 'spanish'],
    decision: 'act',
    active: 0,
    speaker: 0,
    actions: 2,
    event: null,
    events_left: 18,
    treasures_turned: 0,
    treasures_wanted: 2,
    map: MAP,
    troops: { a6: 'red', g5: 'blue' },
    broken: [],
    taken: null,
    deck: 80,
    discards: { camouflage: 0, weapon: 0, food: 0, gold: 0 },
    bribe_deck: 9,
    leading: null,
    seats: [],
    mine: null,
    auction: null,
    battle: null,
    offers: [],
    draft: null,
    promises: [],
    hands: null,
    ...more,
  });
}

describe('the chart', () => {
  const chart = chartOf(MAP);

  it('numbers the city in rings', () => {
    const numbers = chart.squares
      .filter((square) => square.kind === 'city')
      .map((square) => square.number);
    expect(numbers).toEqual([
      1, 2, 3, 4, 5, 16, 17, 18, 19, 6, 15, 24, 25, 20, 7, 14, 23, 22, 21, 8, 13, 12, 11, 10, 9,
    ]);
  });

  it('names squares from the bottom left', () => {
    expect(chart.squares[0]?.name).toBe('a6');
    expect(chart.squares.at(-1)).toMatchObject({ name: 'g1', kind: 'port' });
    expect(chart.squares.find((square) => square.village === 2)?.name).toBe('g5');
  });

  it('takes city numbers and large villages from the text', () => {
    const typed = chartOf(MAP.replace('C-', 'C3x').replace('2f', '12f'));
    expect(typed.squares.find((square) => square.name === 't3')).toMatchObject({
      kind: 'city',
      number: 3,
      x: 60,
    });
    expect(typed.squares.find((square) => square.name === 'g5')).toMatchObject({
      kind: 'village',
      village: 12,
    });
  });

  it('calls no column t', () => {
    const row = Array.from({ length: 20 }, () => '.-').join(' ');
    const names = chartOf(row).squares.map((square) => square.name);
    expect(names.slice(-2)).toEqual(['s1', 'u1']);
  });
});

describe('the world', () => {
  const elements = world.elements(lake());
  const at = (name: string, state = lake()) =>
    world.elements(state).find(({ id }) => id === `cell:${name}`);

  it('has every square where the chart has it', () => {
    expect(elements).toHaveLength(42);
    expect(elements[0]).toMatchObject({ id: 'cell:a6', centre: { x: 30, y: 30 } });
    const page = world.box(lake());
    expect(page).toEqual({ x: -10, y: -10, width: 440, height: 380 });
    for (const { centre, shape } of elements) {
      const box = boxOf(shape);
      expect(box).toMatchObject({ width: 60, height: 60, x: centre.x - 30, y: centre.y - 30 });
    }
  });

  it('outlines a troop and a bridge, and puts a dot where nobody is', () => {
    expect(at('a6')?.mark?.kind).toBe('rect');
    expect(at('a6')?.isPlace).toBeUndefined();
    expect(at('a3')?.mark?.kind).toBe('rect');
    expect(at('b6')).toMatchObject({ isPlace: true, mark: { kind: 'circle', x: 90, y: 30 } });
    expect(at('a6', lake({ troops: {} }))?.isPlace).toBe(true);
  });

  it('keeps the troop that goes in sight of the player who sends it', () => {
    const going = { taken: 'a6', seat: 0, to_act: [0] };
    expect(world.focus?.(lake(going))).toEqual(['cell:a6']);
    expect(world.focus?.(lake({ ...going, to_act: [1] }))).toEqual([]);
    expect(world.focus?.(lake({ ...going, seat: null }))).toEqual([]);
    const won = { ...going, taken: null, battle: BATTLE };
    expect(world.focus?.(lake({ ...won, decision: 'retreat' }))).toEqual(['cell:g5']);
    expect(world.focus?.(lake({ ...won, decision: 'talks' }))).toEqual([]);
  });
});

describe('the panels', () => {
  const DRAFT: CortezView['draft'] = {
    seat: 0,
    kind: 'offer',
    step: 'cards',
    to: [],
    give: [],
    want: [],
    promise: null,
    asks: null,
    warriors: [],
  };
  const AUCTION: CortezView['auction'] = { bid: 0, bids: [0, 0], out: [], paid: 0 };

  function over(more: Partial<CortezView>): string[] {
    const state = lake(more);
    return panels
      .filter((panel) => panel.isFloating && panel.isShown?.(state))
      .map(({ name }) => name);
  }

  it('lie over the map one at a time, what is put together first', () => {
    expect(over({})).toEqual([]);
    expect(over({ decision: 'choose' })).toEqual(['generals']);
    expect(over({ decision: 'bid', auction: AUCTION })).toEqual(['auction']);
    expect(over({ decision: 'talks', battle: BATTLE })).toEqual(['battle']);
    expect(over({ decision: 'talks', battle: BATTLE, draft: DRAFT })).toEqual(['draft']);
  });

  it('leave the map when a battle is settled', () => {
    const settled = lake({ decision: 'retreat', battle: { ...BATTLE, winner: 0 } });
    const names = panels
      .filter((panel) => panel.isShown?.(settled) ?? true)
      .map(({ name }) => name);
    expect(names).toEqual(['outcome', 'news']);
  });
});

describe('the animations', () => {
  const state = lake();

  it('lets a troop travel', () => {
    const told = tell(
      state,
      happened('moved', { seat: 0, from: 'a6', to: 'b6', path: ['a6', 'b6'] }),
    );
    expect(told.scenes[0]?.flights).toEqual([
      { piece: { troop: 'red' }, from: 'at:a6', to: 'at:b6' },
    ]);
    expect(told.after.troops).toEqual({ b6: 'red', g5: 'blue' });
  });

  it('gives a seat the colour of the general it chose', () => {
    const unchosen = lake({ colours: [null, 'blue'] });
    const chosen = tell(unchosen, happened('chose', { seat: 0, colour: 'yellow' })).after;
    expect(chosen.colours).toEqual(['yellow', 'blue']);
    const collared = tell(chosen, happened('collared', { seat: 0, at: 'b6' })).after;
    expect(collared.troops['b6']).toBe('yellow');
  });

  it('leaves the defender where an attacker arrives', () => {
    const told = tell(
      state,
      happened('moved', { seat: 0, from: 'a6', to: 'g5', path: ['a6', 'g5'] }),
    );
    expect(told.after.troops).toEqual({ g5: 'blue' });
  });

  it('remembers the last march of the turn', () => {
    const past = [happened('moved', { path: ['a6', 'b6'] }), happened('drew', {})];
    expect(lastMarch(past)).toEqual(['cell:a6', 'cell:b6']);
    expect(lastMarch([...past, happened('turned', {})])).toEqual([]);
  });

  it('shows what a battle turned up', () => {
    const past = [
      happened('attacked', {}),
      happened('revealed', { seat: 0, cards: [6], weapons: 1 }),
      happened('compared', { attack: 12, defence: 0 }),
    ];
    const settled = { ...BATTLE, winner: 0 };
    expect(turnedIn(settled, past)).toMatchObject({
      sums: { attack: 12, defence: 0 },
      shown: [{ seat: 0 }],
    });
    expect(turnedIn(settled, past.slice(0, 1))).toEqual({ shown: [], sums: null });
  });

  it('unfolds a battle hand by hand', () => {
    const fought = lake({ battle: BATTLE });
    const red = { seat: 0, cards: [6], weapons: 1 };
    const turned = tell(fought, happened('revealed', red)).after;
    const summed = tell(turned, happened('compared', { attack: 12, defence: 0 })).after;
    const won = tell(summed, happened('won', { seat: 1 }));
    expect(turned.battle).toMatchObject({ shown: [red], winner: null });
    expect(won.after.battle).toMatchObject({
      shown: [red],
      sums: { attack: 12, defence: 0 },
      winner: 1,
    });
    expect(won.scenes).toHaveLength(1);
  });

  it('marks where the lake meets the land and where the city ends', () => {
    const { squares } = chartOf(MAP);
    const rims = (name: string) => squares.find((square) => square.name === name)?.rims;
    expect(rims('a4')).toEqual([true, false, false, false]);
    expect(rims('t16')).toEqual([false, false, false, true]);
    expect(rims('t25')).toEqual([false, false, false, false]);
  });
});

describe('the log', () => {
  it('tells a march on one line, whatever side sets out', () => {
    const begun = sent('set-out', { seat: 0, at: 'a6' }, 4);
    const moved = sent('moved', { seat: 0, from: 'a6', to: 'b6', path: ['a6', 'b6'] }, 5);

    expect(gather(begun, moved)).toEqual({ ...moved, number: 4 });
    expect(gather({ ...begun, seat: 1 }, moved)).toBeNull();
  });

  const paid = (number: number, card: string, seat = 0): SeenEvent => ({
    number,
    kind: 'paid',
    said: { key: 'cortez-event-paid', args: { seat, colour: 'red', card } },
    data: { seat, card },
    seat,
    owner: 'red',
    elements: [],
  });

  it('tells cards paid one after the other on one line', () => {
    const two = gather(paid(4, 'gold'), paid(5, 'food'));
    const three = two && gather(two, paid(6, 'gold'));

    expect(three).toMatchObject({
      number: 4,
      said: {
        key: 'cortez-event-paid-all',
        args: { colour: 'red', cards_gold: 2, cards_food: 1, cards_weapon: 0, cards_camouflage: 0 },
      },
    });
  });

  it('keeps apart what others pay and what is something else', () => {
    expect(gather(paid(4, 'gold'), paid(5, 'gold', 1))).toBeNull();
    expect(gather(sent('drew', { seat: 0 }), sent('drew', { seat: 0 }))).toBeNull();
    expect(gather(sent('laid', { seat: 0 }), sent('armed', { seat: 0 }))).toBeNull();
  });

  it('counts warriors laid face down', () => {
    const both = gather(sent('laid', { seat: 0 }), sent('laid', { seat: 0 }));
    expect(both?.said).toMatchObject({ key: 'cortez-event-laid-all', args: { count: 2 } });
  });
});

describe('words that go with an offer', () => {
  const offer = { seat: 1 };

  it('are those of the offer that is open', () => {
    const past = [
      happened('offered', { seat: 1 }),
      happened('promised', { seat: 1, words: 'peace' }),
      happened('drew', { seat: 0 }),
    ];
    expect(wordsOf(offer, past)).toBe('peace');
    expect(wordsOf({ seat: 0 }, past)).toBe('');
    expect(wordsOf(offer, [...past, happened('offered', { seat: 1 })])).toBe('');
  });
});

describe('what is shown in talks', () => {
  const cards: CortezEvents['showed-cards'] = {
    seat: 0,
    to: ['blue'],
    cards: ['gold'],
    warriors: [6],
    count: 1,
  };

  it('is what was shown in this battle', () => {
    const past = [
      happened('showed-cards', { ...cards, warriors: [1] }),
      happened('attacked', {}),
      happened('showed-cards', cards),
    ];
    expect(shownIn(past)).toEqual([cards]);
    expect(shownIn(past.slice(0, 2))).toEqual([]);
  });
});

describe('a promise', () => {
  const troop: PromiseOf = { kind: 'troop', at: 'k7', until: 'round', of: 'red' };

  it('is said by the sentences of the engine', () => {
    expect(wordsFor('asks', troop)).toEqual({
      asks: 'troop',
      asks_at: 'k7',
      asks_until: 'round',
      asks_of: 'red',
    });
  });

  it('about a troop or a square is pointed at on the map', () => {
    expect(isPointing({ step: 'troop' })).toBe(true);
    expect(isPointing({ step: 'square' })).toBe(true);
    expect(isPointing({ step: 'until' })).toBe(false);
    expect(isPointing(null)).toBe(false);
  });
});
