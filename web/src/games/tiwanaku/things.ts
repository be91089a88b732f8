/** What is within reach beside the valley: what the present choice is made of. */
import { say } from '../../i18n/i18n.svelte';
import { LEVELS, TERRAINS, type Colour, type State, type Terrain } from './state';

export interface Thing {
  readonly kind: 'reserve' | 'crop' | 'token' | 'pile' | 'seat' | 'pawn';
  readonly name: string;
  readonly label: string;
}

/** What a menu mentions, one sort of choice at a time; the crops lie there while nothing else does. */
export function thingsInReach(state: State, mentioned: ReadonlySet<string>): Thing[] {
  const named = [...mentioned].map((element) => element.split(':'));
  const names = (kind: Thing['kind']) =>
    named.filter(([one]) => one === kind).map(([, name = '']) => name);

  const tokens = names('token').sort();
  if (tokens.length > 0) return tokens.map(token);
  const piles = TERRAINS.filter((terrain) => names('pile').includes(terrain));
  if (piles.length > 0) return piles.map((terrain) => pile(state, terrain));
  const others = [...names('seat').map(seat), ...names('pawn').map(pawn)];
  if (others.length > 0) return others;
  return [...names('reserve').map((colour) => reserve(state, colour)), ...LEVELS.map(crop)];
}

function token(name: string): Thing {
  return { kind: 'token', name, label: say('tiwanaku-token', { crop: Number(name) }) };
}

function pile({ tiles }: State, terrain: Terrain): Thing {
  const direction = tiles?.tops[terrain] ?? 'north';
  return { kind: 'pile', name: terrain, label: say('tiwanaku-pile', { terrain, direction }) };
}

function seat(name: string): Thing {
  return { kind: 'seat', name, label: say('tiwanaku-seat', { seat: Number(name) + 1 }) };
}

function pawn(colour: string): Thing {
  return { kind: 'pawn', name: colour, label: say('tiwanaku-otoma-here', { colour }) };
}

function reserve({ reserves }: State, colour: string): Thing {
  const count = reserves[colour as Colour] ?? 0;
  return { kind: 'reserve', name: colour, label: say('tiwanaku-reserve', { colour, count }) };
}

function crop(level: number): Thing {
  return { kind: 'crop', name: String(level), label: say(`tiwanaku-crop-${level}`) };
}
