/** The empire as a world: road slots, the tokens of the regions above them, and the sites on top. */
import type { Seen, World, WorldElement } from '../../board-kit/game-screen';
import type { TahuantinsuyuEvents } from '../../generated/games/tahuantinsuyu';
import { say } from '../../i18n/i18n.svelte';
import Drawing from './drawing.svelte';
import Ground from './ground.svelte';
import {
  CUZCO,
  placesOf,
  SITE,
  TOKEN,
  type MapPlaces,
  type RegionPlace,
  type SitePlace,
} from './places';
import Preview from './preview.svelte';
import { ROAD, type SlotPlace } from './slots';
import type { State } from './state';

/** How wide the marks of a slot and of a road are, and how far around a site its mark goes. */
const PATH = 5;
const PAVED = 9;
const HALO = 18;

export const world: World<State, TahuantinsuyuEvents> = {
  nearest: 230,
  box: (state) => placesOf(state).box,

  elements(state) {
    const places = placesOf(state);
    return [
      ...Object.entries(places.slots).map(([road, place]) => slot(state, places, road, place)),
      ...Object.entries(places.regions).map(([name, place]) => region(state, name, place)),
      ...Object.entries(places.sites).map(([code, place]) => site(state, code, place)),
    ];
  },

  /** The own network, else everybody's. */
  focus({ seat, decision, networks }) {
    const seats = seat === null || decision === 'over' ? networks : [networks[seat] ?? []];
    return seats.flat().map((code) => `site:${code}`);
  },

  last: lastActs,
  Ground,
  Drawing,
  Preview,
};

function slot(state: State, places: MapPlaces, road: string, place: SlotPlace): WorldElement {
  const { codes, between, grip } = place;
  const [one = '', other = ''] = codes.map((code) => places.sites[code]?.title ?? code);
  const suyu = state.suyus[state.roads[road] ?? -1];
  return {
    id: `slot:${road}`,
    centre: grip,
    shape: { kind: 'line', points: [between[0], grip, between[1]], width: ROAD },
    mark: { kind: 'line', points: between, width: suyu ? PAVED : PATH },
    label: say('tahuantinsuyu-slot', { one, other, suyu: suyu ?? 'nobody' }),
    isPlace: suyu === undefined,
  };
}

function region(state: State, name: string, { title, at, border }: RegionPlace): WorldElement {
  const token = state.tokens[name];
  const suyu = state.suyus[state.owners[name] ?? -1];
  const [resistance = 0, production = 0, points = 0] = token ?? [];
  const label = say('tahuantinsuyu-region', {
    name: `${title} (${name})`,
    state: suyu ? 'owned' : token ? 'open' : 'hidden',
    resistance,
    production,
    points,
    suyu: suyu ?? 'nobody',
  });
  return {
    id: `region:${name}`,
    centre: at,
    shape: { kind: 'circle', ...at, r: TOKEN },
    ...(border ? { mark: border } : {}),
    label,
  };
}

function site(state: State, code: string, { title, kind, bonus, at }: SitePlace): WorldElement {
  const isBuilt = (codes: readonly string[]) => codes.includes(code);
  const built = isBuilt(state.temples)
    ? 'temple'
    : isBuilt(state.cities)
      ? 'city'
      : isBuilt(state.garrisons)
        ? 'garrison'
        : 'none';
  return {
    id: `site:${code}`,
    centre: at,
    shape: { kind: 'circle', ...at, r: kind === 'cuzco' ? CUZCO : SITE },
    ...(kind === 'cuzco' ? {} : { mark: { kind: 'circle', ...at, r: HALO } }),
    label: say('tahuantinsuyu-site', { name: `${title} (${code})`, kind, bonus, built }),
  };
}

/** What the seat that last built something has built in a row, oldest first. */
export function lastActs(past: readonly Seen<TahuantinsuyuEvents>[]): readonly string[] {
  const found = new Set<string>();
  const undone: { first: number; count: number }[] = [];
  let last: number | undefined;
  for (const event of past.toReversed().slice(0, 80)) {
    if (event.kind === 'undone' || event.kind === 'rewound') undone.push(event.data);
    const act = actOf(event);
    const isUndone = undone.some(
      ({ first, count }) => event.number >= first && event.number < first + count,
    );
    if (!act || isUndone) continue;
    last ??= act.seat;
    if (act.seat !== last) break;
    found.add(act.element);
  }
  return [...found].reverse();
}

function actOf({
  kind,
  data,
}: Seen<TahuantinsuyuEvents>): { seat: number; element: string } | undefined {
  switch (kind) {
    case 'road-built':
    case 'extra-built':
      return { seat: data.seat, element: `slot:${data.road}` };
    case 'conquered':
    case 'terrace-built':
      return { seat: data.seat, element: `region:${data.region}` };
    case 'city-built':
    case 'temple-built':
    case 'garrison-built':
      return { seat: data.seat, element: `site:${data.site}` };
    default:
      return undefined;
  }
}
