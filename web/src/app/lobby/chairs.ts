/** The chairs of a table that is being opened: who shall sit there, before anybody does. */
import type { GameSummary, SeatRequest } from '../../generated/wire';
import { favouriteLevel, myName } from '../quick-start';

export type Chair = Required<SeatRequest>;
export const COMPANIONS = ['bot', 'open', 'hotseat'] as const;
export type Companions = (typeof COMPANIONS)[number];

/** As many chairs as the game can take: mine, and the same company on all others. */
export function invited(game: GameSummary, kind: Companions): Chair[] {
  const level = favouriteLevel(game);
  return Array.from({ length: Math.max(...game.players) }, (_, seat) =>
    seat === 0 ? { kind: 'me', name: myName(), level } : { kind, name: '', level },
  );
}

/** The company that all others are of, if I am on the first chair. */
export function companyOf([first, ...others]: readonly Chair[]): Companions | null {
  const kind = others[0]?.kind;
  const isUniform = first?.kind === 'me' && others.every((chair) => chair.kind === kind);
  return isUniform && kind && kind !== 'me' ? kind : null;
}

/** What the house is asked for. */
export function seatOf({ kind, name, level }: Chair): SeatRequest {
  if (kind === 'bot') return { kind, level };
  return kind === 'open' ? { kind } : { kind, name: name.trim() };
}
