/** What someone looks for in the lobby. Pure. */
import type { TableSummary } from '../../generated/wire';
import { timeControlOf } from '../clocks/time-controls';

export interface Wish {
  game: string;
  players: string;
  timeControl: string;
  rated: string;
  audience: string;
}

export const ANY = '';

export function anything(): Wish {
  return { game: ANY, players: ANY, timeControl: ANY, rated: ANY, audience: ANY };
}

export function fits(card: TableSummary, wish: Wish): boolean {
  const facts: Wish = {
    game: card.game,
    players: String(card.seats.length),
    timeControl: timeControlOf(card.terms.time_control).kind,
    rated: card.terms.is_rated ? 'yes' : 'no',
    audience: card.terms.audience ?? 'any',
  };
  return (Object.keys(facts) as (keyof Wish)[]).every(
    (fact) => wish[fact] === ANY || wish[fact] === facts[fact],
  );
}

export function openSeats(card: TableSummary): number {
  return card.seats.filter((seat) => seat.kind === 'open').length;
}

export function sitsAt(card: TableSummary): boolean {
  return card.seats.some((seat) => seat.is_mine);
}
