/** The country as a world: its hexes, and its regions while one of them is to be chosen. */
import type { Seen, World, WorldElement } from '../../board-kit/game-screen';
import type { Shape } from '../../board-kit/shapes';
import type { TiticacaEvents } from '../../generated/games/titicaca';
import { say } from '../../i18n/i18n.svelte';
import Card from './card.svelte';
import Drawing from './drawing.svelte';
import Ground from './ground.svelte';
import { border, boxOfCountry, hexAt, middle } from './places';
import Preview from './preview.svelte';
import type { Hex, Region, State } from './state';

/** How far within its edges a hex and a region are marked: beside the ropes. */
const WITHIN = 7;

export const world: World<State, TiticacaEvents> = {
  box: ({ country }) => boxOfCountry(country),

  elements(state) {
    const at = new Map(state.country.map((hex) => [hex.name, hex]));
    return [
      ...state.country.map((hex) => land(state, hex)),
      ...state.regions.flatMap((one) => region(one, at)),
    ];
  },

  last: lastMove,
  Ground,
  Drawing,
  Preview,
  Card,
  nearest: 400,
};

function land(state: State, hex: Hex): WorldElement {
  return {
    id: `land:${hex.name}`,
    centre: middle(hex),
    shape: { kind: 'polygon', points: hexAt(hex) },
    mark: { kind: 'polygon', points: hexAt(hex, WITHIN) },
    label: labelOf(state, hex),
  };
}

function labelOf(state: State, { name, lake, kind }: Hex): string {
  if (lake) return say('titicaca-spot-lake', { at: name, lake });
  const parts = [say('titicaca-spot-land', { at: name, kind: kind ?? '' })];
  const owner = state.villages[name];
  const isOpen = state.open_lands.includes(name);
  if (owner) parts.push(say('titicaca-spot-village', { colour: owner }));
  else parts.push(say(isOpen ? 'titicaca-spot-open' : 'titicaca-spot-empty'));
  const temple = state.temples.find((one) => one.at === name);
  if (temple) parts.push(say('titicaca-spot-temple', { value: temple.value ?? 0 }));
  return parts.join(', ');
}

/** A whole region as one thing, in place of its lands. */
function region({ name, lands }: Region, at: ReadonlyMap<string, Hex>): WorldElement[] {
  const hexes = lands.flatMap((one) => at.get(one) ?? []);
  const [first] = hexes;
  if (!first) return [];
  return [
    {
      id: `region:${name}`,
      centre: middle(first),
      shape: area(hexes),
      mark: area(hexes, WITHIN),
      label: say('titicaca-spot-region', { region: name, lands: lands.length }),
      isOnlyAsked: true,
      covers: lands.map((one) => `land:${one}`),
    },
  ];
}

function area(hexes: readonly Hex[], inwards = 0): Shape {
  const [points = [], ...holes] = border(hexes, inwards);
  return { kind: 'polygon', points, holes };
}

/** Where the newest village or temple was put. */
export function lastMove(past: readonly Seen<TiticacaEvents>[]): readonly string[] {
  const put = past.findLast(({ kind }) => kind === 'settled' || kind === 'temple-built');
  return put?.elements.slice(0, 1) ?? [];
}
