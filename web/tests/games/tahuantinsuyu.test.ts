import { beforeAll, describe, expect, it } from 'vitest';

import { EMBLEMS } from '../../src/games/tahuantinsuyu/emblems';
import { animations } from '../../src/games/tahuantinsuyu/animations';
import { panels } from '../../src/games/tahuantinsuyu/panels';
import { HEIGHT, OURS, placesOf, SITE, TOKEN, WIDTH } from '../../src/games/tahuantinsuyu/places';
import { distanceTo, ROAD } from '../../src/games/tahuantinsuyu/slots';
import { begin, DASHES, empireOf, ownerOf, type State } from '../../src/games/tahuantinsuyu/state';
import { lastActs, world } from '../../src/games/tahuantinsuyu/world';
import { toldBy, type WorldElement } from '../../src/board-kit/game-screen';
import { boxOf, type Point } from '../../src/board-kit/shapes';
import type {
  Conquered,
  Supported,
  TahuantinsuyuEvents,
  TahuantinsuyuView,
  TypedMap,
} from '../../src/generated/games/tahuantinsuyu';
import { i18n } from '../../src/i18n/i18n.svelte';
import { happened as anEvent } from '../menus';

beforeAll(() => i18n.loadGame('tahuantinsuyu'));

/** An event of Tahuantinsuyu; what a test says nothing of is not looked at. */
function happened<Kind extends keyof TahuantinsuyuEvents>(
  number: number,
  kind: Kind,
  data: Partial<TahuantinsuyuEvents[Kind]> = {},
) {
  return { ...anEvent(number), kind, data: data as TahuantinsuyuEvents[Kind] };
}

function empire(more: Partial<TahuantinsuyuView> = {}): State {
  const gap = (name: string, one: number, other: number) => ({
    gap: name,
    between: [one, other],
    up: [],
    down: null,
    mine: null,
  });
  return begin({
    game: 'tahuantinsuyu',
    seat: 0,
    players: 3,
    to_act: [],
    suyus: ['chinchasuyu', 'antisuyu', 'qollasuyu'],
    table: [['inca', 'colonisation', 'colonisation']],
    column_labour: [8],
    column: 1,
    empires: [['pre', 0]],
    phase: 'colonisation',
    step: '1C1',
    decision: 'act',
    order: [0, 1, 2],
    track: [0, 1, 2],
    scores: [0, 0, 0],
    labour: [8, 8, 8],
    income: [0, 0, 0],
    upkeep: [0, 0, 0],
    hands: [3, 3, 3],
    networks: [[], [], []],
    tokens: Object.fromEntries(Object.keys(OURS.regions).map((name) => [name, null])),
    owners: {},
    roads: {},
    cities: [],
    temples: [],
    garrisons: [],
    terraces: [],
    gaps: [gap('N', 0, 1), gap('E', 1, 2), gap('W', 2, 0)],
    hand: [],
    deck: 21,
    discards: [],
    markers: ['hidden', 'hidden', 'hidden', 'hidden'],
    roads_left: 2,
    has_built: false,
    prices: null,
    map: null,
    ...more,
  });
}

function distance(one: { x: number; y: number }, other: { x: number; y: number }): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** What follows an event. */
function told(state: State, event: Parameters<typeof toldBy>[2]) {
  return toldBy(animations, state, event);
}

function elementOf(id: string, state = empire()): WorldElement | undefined {
  return world.elements(state).find((element) => element.id === id);
}

/** What a thing is called, without the marks around what is put into a sentence. */
function labelOf(id: string, state: State): string | undefined {
  return elementOf(id, state)?.label.replace(/[\u2068\u2069]/g, '');
}

describe('a typed-in copy', () => {
  const map: TypedMap = {
    regions: { r1: ['Mine', 1200, 6] },
    sites: { A: ['A', 'huaca', 0, 0, 0], B: ['B', 'city', 2, 100, 0] },
    roads: { 'A-B': [], 'A-B/2': [] },
  };

  it('draws a second slot between two sites beside the first', () => {
    const { slots } = placesOf({ map });
    expect(slots['A-B/2']?.codes).toEqual(['A', 'B']);
    const [a, b] = slots['A-B']?.ends ?? [];
    const [c, d] = slots['A-B/2']?.ends ?? [];
    expect([a, b]).toEqual([
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ]);
    expect([c?.x, d?.x]).toEqual([0, 100]);
    expect(Math.abs(c?.y ?? 0)).toBeGreaterThan(6);
    expect(d?.y).toBe(c?.y);
  });

  it('has the places that were typed in, and room for all of them', () => {
    const { sites, regions, box } = placesOf({ map });
    expect(sites['B']).toEqual({ title: 'B', kind: 'city', bonus: 2, at: { x: 100, y: 0 } });
    expect(regions['r1']?.border).toBeNull();
    expect([box.x, box.y]).toEqual([-60, -60]);
    expect(box.x + box.width).toBe(1260);
    expect(placesOf({ map })).toBe(placesOf({ map }));
  });

  it('names the column of its own turn table', () => {
    const empires: TahuantinsuyuView['empires'] = [
      ['pre', 0],
      ['initial', 1],
      ['initial', 2],
    ];
    expect(empireOf(empire({ column: 3, empires }))).toEqual({ empire: 'initial', number: 2 });
  });
});

describe('the map', () => {
  it('has 45 regions, and every site and road on the paper', () => {
    expect(Object.keys(OURS.regions)).toHaveLength(45);
    for (const { at } of [...Object.values(OURS.sites), ...Object.values(OURS.regions)]) {
      expect(at.x).toBeGreaterThan(0);
      expect(at.x).toBeLessThan(WIDTH);
      expect(at.y).toBeGreaterThan(0);
      expect(at.y).toBeLessThan(HEIGHT);
    }
    for (const [road, { ends }] of Object.entries(OURS.slots))
      for (const end of ends) expect(end, road).not.toEqual({ x: 0, y: 0 });
  });

  it('gives every slot a place to be touched that nothing covers', () => {
    const at = (list: Record<string, { at: Point }>) =>
      Object.values(list).map((thing) => thing.at);
    const slots = Object.entries(OURS.slots);

    const covered = slots.flatMap(([road, { grip }]) => [
      ...at(OURS.regions).filter((token) => distance(grip, token) <= TOKEN + 2),
      ...at(OURS.sites).filter((site) => distance(grip, site) <= SITE + 1),
      ...slots
        .filter(([other]) => other !== road)
        .filter(
          ([
            ,
            {
              between: [from, to],
              grip: bend,
            },
          ]) =>
            [[from, bend] as const, [bend, to] as const].some(
              (part) => distanceTo(part, grip) <= ROAD / 2 + 1.5,
            ),
        )
        .map(([other]) => `${road} under ${other}`),
    ]);

    expect(slots.length).toBeGreaterThan(100);
    expect(covered).toEqual([]);
  });

  it('tells suyus apart by colour and by the pattern of their roads', () => {
    const suyus = Object.keys(DASHES) as (keyof typeof DASHES)[];

    expect(new Set(suyus.map(ownerOf)).size).toBe(4);
    expect(new Set(Object.values(DASHES)).size).toBe(4);
  });

  it('has a drawing for every kind of sun card', () => {
    expect(Object.keys(EMBLEMS)).toHaveLength(15);
  });
});

describe('the world', () => {
  it('has the slots below the regions and the sites on top', () => {
    const kinds = world.elements(empire()).map(({ id }) => id.split(':')[0]);

    expect(kinds).toEqual([
      ...Object.keys(OURS.slots).map(() => 'slot'),
      ...Object.keys(OURS.regions).map(() => 'region'),
      ...Object.keys(OURS.sites).map(() => 'site'),
    ]);
  });

  it('fills the mark of a slot until a road is there', () => {
    const [road = '', other = ''] = Object.keys(OURS.slots);
    const state = empire({ roads: { [road]: 1 } });

    expect(elementOf(`slot:${other}`, state)?.isPlace).toBe(true);
    expect(elementOf(`slot:${road}`, state)?.isPlace).toBe(false);
    expect(labelOf(`slot:${road}`, state)).toMatch(/built by Antisuyu/);
  });

  it('marks a region by its border, and is touched at its token', () => {
    const { shape, mark, centre } = elementOf('region:r9') ?? {};

    expect(shape).toEqual({ kind: 'circle', ...centre, r: TOKEN });
    expect(mark && boxOf(mark).width).toBeGreaterThan(2 * TOKEN);
  });

  it('says what is known of a region and what is built at a site', () => {
    const state = empire({
      tokens: { r9: [4, 2, 3] },
      owners: { r1: 2 },
      cities: ['OLL'],
      temples: ['OLL'],
    });

    expect(labelOf('region:r9', state)).toMatch(/resistance 4, production 2, 3 points/);
    expect(labelOf('region:r1', state)).toMatch(/conquered by Qollasuyu/);
    expect(labelOf('region:r2', state)).toMatch(/not explored yet/);
    expect(labelOf('site:OLL', state)).toMatch(/city and temple/);
    expect(labelOf('site:CUZ', state)).toMatch(/navel of the world/);
  });

  it('has the own network in sight; for those who watch, and at the end, all of them', () => {
    const networks = [['CUZ'], ['OLL'], []];
    const all = ['site:CUZ', 'site:OLL'];

    expect(world.focus?.(empire({ networks, seat: 1 }))).toEqual(['site:OLL']);
    expect(world.focus?.(empire({ networks, seat: null }))).toEqual(all);
    expect(world.focus?.(empire({ networks, decision: 'over' }))).toEqual(all);
  });

  it('marks what one seat built in its last turn', () => {
    const past = [
      happened(1, 'road-built', { seat: 0, road: 'A-B' }),
      happened(2, 'road-built', { seat: 1, road: 'C-D' }),
      happened(3, 'city-built', { seat: 1, site: 'D' }),
    ];

    expect(lastActs(past)).toEqual(['slot:C-D', 'site:D']);
  });

  it('marks nothing that was taken back', () => {
    const undone = {
      ...anEvent(4),
      kind: 'undone',
      data: { seat: 1, first: 2, count: 2 },
    } as const;
    const past = [
      happened(1, 'road-built', { seat: 0, road: 'A-B' }),
      happened(2, 'road-built', { seat: 1, road: 'C-D' }),
      happened(3, 'city-built', { seat: 1, site: 'D' }),
      undone,
    ];

    expect(lastActs(past)).toEqual(['slot:A-B']);
  });
});

describe('the panels', () => {
  const card = { number: 5, card: 'renewal' };
  const shown = (state: State) =>
    panels.filter((panel) => panel.isShown?.(state) ?? true).map(({ name }) => name);

  it('have hand and gaps in one while the sun asks for a card', () => {
    expect(shown(empire({ decision: 'sun', hand: [card] }))).toEqual(['sun', 'when']);
    expect(shown(empire({ decision: 'sun' }))).toEqual(['gaps', 'when']);
    expect(shown(empire({ hand: [card] }))).toEqual(['gaps', 'hand', 'when']);
  });

  it('leave the room to the result', () => {
    expect(shown(empire({ decision: 'over', hand: [card] }))).toEqual(['when']);
  });
});

describe('the animations', () => {
  it('sends labour from who leads to who is last', () => {
    const data: Supported = { seat: 1, suyu: 'antisuyu', to: 'qollasuyu', count: 2 };
    const { scenes, after } = told(empire(), happened(1, 'supported', data));

    expect(scenes[0]?.flights).toMatchObject([{ from: 'labour:1', to: 'labour:2' }]);
    expect(after.labour).toEqual([8, 6, 10]);
  });

  it('shows the own card in its gap, and takes it from the hand', () => {
    const before = empire({ hand: [{ number: 5, card: 'renewal' }] });
    const data = { seat: 0, gap: 'E', number: 5, card: 'renewal' };
    const { after } = told(before, happened(1, 'laid-card', data));

    expect(after.gaps[1]?.mine).toEqual({ number: 5, card: 'renewal' });
    expect(after.hand).toEqual([]);
  });

  it('clears the gaps when the sun sets', () => {
    const up = told(
      empire(),
      happened(1, 'revealed', { gap: 'E', number: 5, card: 'renewal' }),
    ).after;

    expect(told(up, happened(2, 'sun-set', {})).after.gaps[1]?.up).toEqual([]);
  });

  it('builds a road in the colour of its seat', () => {
    const road = Object.keys(OURS.slots)[7] ?? '';
    const { scenes, after } = told(empire(), happened(1, 'road-built', { seat: 1, road }));

    expect(after.roads[road]).toBe(1);
    expect(scenes[0]?.picture.glow).toBe(`slot:${road}`);
    expect(after.glow).toBeNull();
  });

  it('turns a token up', () => {
    const data = { region: 'r9', resistance: 4, production: 2, points: 3 };

    expect(told(empire(), happened(1, 'turned', data)).after.tokens['r9']).toEqual([4, 2, 3]);
  });

  it('lets a conquered token fly to its seat, and counts points and labour', () => {
    const data: Partial<Conquered> = {
      seat: 2,
      suyu: 'qollasuyu',
      region: 'r9',
      cost: 4,
      points: 3,
    };
    const { scenes, after } = told(empire(), happened(1, 'conquered', data));

    expect(scenes[0]?.flights).toMatchObject([{ from: 'token:r9', to: 'seat:2' }]);
    expect(after.owners['r9']).toBe(2);
    expect(after.scores).toEqual([0, 0, 3]);
    expect(after.labour).toEqual([8, 8, 4]);
  });

  it('lays cards face down and turns them up', () => {
    const laid = told(empire(), happened(1, 'laid', { seat: 0, gap: 'E' })).after;
    expect(laid.gaps[1]?.down).toBe(0);

    const up = told(laid, happened(2, 'revealed', { gap: 'E', number: 5, card: 'renewal' })).after;
    expect(up.gaps[1]).toMatchObject({ down: null, up: [{ number: 5, card: 'renewal' }] });
  });

  it('turns the invasion markers', () => {
    const after = told(empire(), happened(1, 'invaded', { number: 2 })).after;

    expect(after.markers).toEqual(['hidden', 'black', 'hidden', 'hidden']);
  });
});
