/** What the screen of Cortez shows at one moment, and the words and orders it shows things in. */
import type { OwnerName } from '../../board-kit/owners';
import type {
  Auction,
  Battle as BattleView,
  Compared,
  CortezView,
  Draft,
  Force,
  General,
  Hand,
  Moment,
  Nation,
  Offer,
  PromiseKind,
  PromiseOf,
  Provision,
  Reason,
  Revealed,
  Side,
  Troop,
} from '../../generated/games/cortez';

export type { Auction, Draft, Force, General, Hand, Offer, PromiseOf, Provision, Troop };

export type Shown = Pick<Revealed, 'seat' | 'cards' | 'weapons'>;

export interface Battle extends Readonly<BattleView> {
  /** What has been turned up while it is being told. */
  readonly shown?: readonly Shown[];
  readonly sums?: Compared;
}

export interface State extends Readonly<CortezView> {
  readonly battle: Battle | null;
}

/** Something that can be in the air. */
export interface Piece {
  readonly troop: Troop;
}

export function begin(view: CortezView): State {
  return view;
}

/** A battle that is to be decided, or that is settled and waits for what the winner does. */
export function isFighting({ battle, decision }: State): boolean {
  return battle !== null && decision !== 'recruit' && decision !== 'retreat';
}

/** A promise as the sentence `cortez-promise` or `cortez-asks` wants it. */
export function wordsFor(name: 'promise' | 'asks', promise: PromiseOf): Record<string, string> {
  return {
    [name]: promise.kind,
    [`${name}_at`]: promise.at,
    [`${name}_until`]: promise.until,
    [`${name}_of`]: promise.of,
  };
}

/** Whether a draft waits for a square of the map. */
export function isPointing(draft: Pick<Draft, 'step'> | null): boolean {
  return draft?.step === 'troop' || draft?.step === 'square';
}

export function ownerOf(state: Pick<State, 'colours'>, seat: number): OwnerName {
  return state.colours[seat] ?? 'white';
}

export const NATIONS: readonly { nation: Nation; generals: readonly General[] }[] = [
  { nation: 'aztec', generals: ['red', 'orange', 'yellow'] },
  { nation: 'spanish', generals: ['blue', 'green', 'violet'] },
];
export const PROMISES: readonly PromiseKind[] = ['peace', 'troop', 'square', 'help'];
export const MOMENTS: readonly Moment[] = ['turn', 'round', 'treasure'];
export const SIDES: readonly Side[] = ['attacker', 'defender'];
export const REASONS: readonly Reason[] = ['none', 'dear', 'need', 'rival'];
export const PROVISIONS: readonly Provision[] = ['camouflage', 'weapon', 'food', 'gold'];
