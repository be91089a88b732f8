/** What somebody looks for in the lobby. Pure. */
import type { TableCard } from '../../generated/wire';
import { paceOf } from './paces';

export interface Wish {
  game: string;
  players: string;
  pace: string;
  rated: string;
  audience: string;
}

export const ANY = '';

export function anything(): Wish {
  return { game: ANY, players: ANY, pace: ANY, rated: ANY, audience: ANY };
}

export function fits(card: TableCard, wish: Wish): boolean {
  const facts: Wish = {
    game: card.game,
    players: String(card.seats.length),
    pace: paceOf(card.terms.pace).kind,
    rated: card.terms.is_rated ? 'yes' : 'no',
    audience: card.terms.audience ?? 'any',
  };
  return (Object.keys(facts) as (keyof Wish)[]).every((fact) => wish[fact] === ANY || wish[fact] === facts[fact]);
}

export function openSeats(card: TableCard): number {
  return card.seats.filter((seat) => seat.kind === 'open').length;
}

export function sitsAt(card: TableCard): boolean {
  return card.seats.some((seat) => seat.is_mine);
}
