/* Generated from the types of Cortez by scripts/wire_types.py: do not edit. */

import type { View } from '../wire';

export type Bribe = 'three' | 'five' | 'seven' | 'warriors' | 'provisions' | 'title' | 'chronicle' | 'own' | 'other';
export type EventCard = 'bridges' | 'flight-aztec' | 'flight-spanish' | 'attack-aztec' | 'attack-spanish' | 'plunder' | 'supply' | 'mutiny' | 'bribery' | 'treasure';
export type General = 'red' | 'orange' | 'yellow' | 'blue' | 'green' | 'violet';
export type Moment = 'none' | 'turn' | 'round' | 'treasure';
export type PromiseKind = 'peace' | 'help' | 'none' | 'troop' | 'square';
export type Provision = 'camouflage' | 'weapon' | 'food' | 'gold';
export type Reason = 'none' | 'dear' | 'need' | 'rival';
export type Troop = 'aztec' | 'spanish' | 'red' | 'orange' | 'yellow' | 'blue' | 'green' | 'violet';
export type Ending = '' | 'last-treasure' | 'city-full';
export type Side = '-' | 'attacker' | 'defender';
export type Nation = 'aztec' | 'spanish';
export type Decision = 'choose' | 'collar' | 'flip' | 'take' | 'put' | 'discard' | 'return' | 'bid' | 'pay' | 'act' | 'move' | 'feed' | 'attack' | 'defend' | 'talks' | 'recruit' | 'retreat' | 'over';
export type Stance = 'undecided' | 'building' | 'proposed' | 'joined' | 'away' | 'fights';

/**
 * What everybody sees of a seat: how many cards it holds, collars not on a troop, treasures
 * and bribes.
 */
export interface Plaque {
  provisions: number;
  warriors: number;
  collars: number;
  treasures: number;
  bribes: number;
}

/**
 * The cards of a seat. `warriors` says how many of each value, from 1 to 6, `objective` is the
 * number of a temple, and `sealed` are cards laid aside to lose, of each kind or value.
 */
export interface Hand {
  provisions: Record<Provision, number>;
  warriors: number[];
  objective: number | null;
  bribes: Bribe[];
  sealed: number[];
}

/** The bids for a bribe: the highest, each seat's, who is `out`, and what is `paid` of it. */
export interface Auction {
  bid: number;
  bids: number[];
  out: number[];
  paid: number;
}

/**
 * What lies before a seat in battle: on which side, so many warriors face down and weapons.
 *
 * `stance` is "fights" for the attacker and the defender, else where a mercenary stands; `price`
 * is what that one asks, and `answers` is true while it lays cards in answer to a call. `mine`
 * are one's own warriors laid, so many of each value, and null for the other seats.
 */
export interface Force {
  stance: Stance;
  side: Side;
  warriors: number;
  weapons: number;
  price: Provision[];
  answers: boolean;
  mine: number[] | null;
}

/**
 * A battle `at` a square, by a troop that came `from` another (null where that is unknown).
 *
 * `limbo` is the troop that stands beside the field, the attacker's until the attacker has won.
 */
export interface Battle {
  from: string | null;
  at: string;
  attacker: number;
  defender: number;
  winner: number | null;
  limbo: Troop;
  limbo_is_attacker: boolean;
  seats: Force[];
}

/**
 * A promise: its `kind`, the square or side `at` which it aims ("-" for none), the moment
 * `until` which it holds, and `of` whom the turn was in which it is made.
 */
export interface PromiseOf {
  kind: PromiseKind;
  at: string;
  until: Moment;
  of: General;
}

/**
 * An open offer, or a call for help in battle, whose contents all can see.
 *
 * `unanswered` are those of `to` who have not turned it down. Those it is not made to see neither
 * `give`, `want`, `promise` nor `asks`: there they are null.
 */
export interface Offer {
  seat: number;
  kind: 'call' | 'offer';
  to: number[];
  unanswered: number[];
  give: Provision[] | null;
  want: Provision[] | null;
  promise: PromiseOf | null;
  asks: PromiseOf | null;
}

/**
 * What a seat puts together: an offer, a call for help, or cards to show.
 *
 * `step` is what is asked of it now: cards and players, the square, troop or side of a promise,
 * or until when. `warriors` says how many of each value are to be shown.
 */
export interface Draft {
  seat: number;
  kind: 'call' | 'offer' | 'show';
  step: 'cards' | 'help' | 'none' | 'peace' | 'square' | 'troop' | 'until';
  to: number[];
  give: Provision[];
  want: Provision[];
  promise: PromiseOf | null;
  asks: PromiseOf | null;
  warriors: number[];
}

/** A promise in force, made by `maker` to `taker`. */
export interface Pact {
  maker: number;
  taker: number;
  promise: PromiseOf;
}

/**
 * What a seat of Cortez sees (CORTEZ-10). Squares are named as on the map, from a1, bottom
 * left; those of the city "t1" to "t25" by their numbers.
 *
 * `colours` and `nations` are those of the seats, null until they have chosen. It is the turn of
 * `active`, who has so many `actions` left; `decision` is what is to be decided now and `speaker`
 * who decides it, where one does. `event` is the card last turned, `events_left` counts those
 * that can come before the cards are gathered again, and the game ends when as many treasures
 * as `treasures_wanted` are turned. `map` is the board in writing. Each troop is told by its
 * nation, or by the colour of its collar. `broken` are the broken bridges, and `taken` is the
 * square of the troop taken up or about to move. `leading` is the nation that holds the city.
 *
 * `seats` is what all see of the seats and `mine` one's own hand. `auction`, `battle`, `offers`,
 * one's own `draft`, and the `promises` one has made or been given tell what goes on; `hands` are
 * those of all, once the game is over.
 */
export interface CortezView extends View {
  game: 'cortez';
  colours: (General | null)[];
  nations: (Nation | null)[];
  decision: Decision;
  active: number;
  speaker: number;
  actions: number;
  event: EventCard | null;
  events_left: number;
  treasures_turned: number;
  treasures_wanted: number;
  map: string;
  troops: Record<string, Troop>;
  broken: string[];
  taken: string | null;
  deck: number;
  discards: Record<Provision, number>;
  bribe_deck: number;
  leading: Nation | null;
  seats: Plaque[];
  mine: Hand | null;
  auction: Auction | null;
  battle: Battle | null;
  offers: Offer[];
  draft: Draft | null;
  promises: Pact[];
  hands: Hand[] | null;
}

/** CORTEZ-2.1  A general was chosen, whose colour the seat has from now on. */
export interface Chose {
  seat: number;
  colour: General;
}

/** CORTEZ-2.4  A first collar was put on a troop. */
export interface Collared {
  seat: number;
  at: string;
}

/** CORTEZ-2.3  A player saw their secret objective, a temple. */
export interface ToldObjective {
  seat: number;
  number: number;
}

/** CORTEZ-3.3  The discarded provisions became the new deck. */
export interface Reshuffled {
  count: number;
}

/** CORTEZ-3.3  Provisions were drawn: fewer than were due, if there were no more. */
export interface Drew {
  seat: number;
  count: number;
}

/** CORTEZ-3.3  Which provisions were drawn. */
export interface DrewCards {
  seat: number;
  cards: Provision[];
}

/** CORTEZ-3.3  Warriors were drawn: fewer than were due, if there were no more. */
export interface Levied {
  seat: number;
  count: number;
}

/** CORTEZ-3.3  Which warriors were drawn. */
export interface LeviedCards {
  seat: number;
  cards: number[];
}

/** CORTEZ-3.1  The active player turned an event card. */
export interface Turned {
  seat: number;
  card: EventCard;
}

/** CORTEZ-3.2  A treasure was taken by the player with the most troops in the city: `count`. */
export interface TreasureTaken {
  seat: number;
  count: number;
}

/** CORTEZ-3.2  A treasure was turned while no collared troop was in the city. */
export type TreasureLost = Record<string, never>;

/** CORTEZ-4.8  The event could not be carried out. */
export type NothingHappened = Record<string, never>;

/** CORTEZ-4.1  A bridge was broken. */
export interface BridgeBroken {
  seat: number;
  at: string;
}

/** CORTEZ-4.1  A broken bridge was rebuilt. */
export interface BridgeRebuilt {
  seat: number;
  at: string;
}

/** CORTEZ-4.1  The bridges were left as they are. */
export interface BridgesLeft {
  seat: number;
}

/** CORTEZ-4.2  A troop was taken up, to be put elsewhere. */
export interface TookUp {
  seat: number;
  at: string;
  troop: Troop;
}

/** CORTEZ-4.2  The troop taken up was put on a free square. */
export interface Placed {
  seat: number;
  from: string;
  to: string;
  troop: Troop;
}

/** CORTEZ-4.4  A player had more provisions than plunder leaves, and lost these. */
export interface Plundered {
  seat: number;
  cards: Provision[];
}

/** CORTEZ-4.6  A player had more warriors than mutiny leaves; so many went back to the camp. */
export interface Mutinied {
  seat: number;
  count: number;
}

/** CORTEZ-4.7  A player left the auction of a bribe. */
export interface PassedBid {
  seat: number;
}

/** CORTEZ-4.7  A player bid so much for a bribe. */
export interface Bid {
  seat: number;
  bid: number;
}

/** CORTEZ-4.7  A card of the bid was paid. */
export interface Paid {
  seat: number;
  card: Provision;
}

/** CORTEZ-4.7  A player took the bribe for so much. */
export interface Bribed {
  seat: number;
  bid: number;
}

/** CORTEZ-4.7  Which bribe was taken. */
export interface BribedCard {
  seat: number;
  bribe: Bribe;
}

/** CORTEZ-5.1  Food was paid for warriors. */
export interface Ate {
  seat: number;
}

/** CORTEZ-3.1  A player ended their turn. */
export interface Stopped {
  seat: number;
}

/** CORTEZ-4.9  A bribe was played. */
export interface Played {
  seat: number;
  bribe: Bribe;
}

/** CORTEZ-5.2  A troop is about to move. */
export interface SetOut {
  seat: number;
  at: string;
}

/**
 * CORTEZ-6.3  A troop moved. `path` are its squares, both ends included, without bridges
 * passed under; `cards` is how many camouflage cards it cost.
 */
export interface Moved {
  seat: number;
  from: string;
  to: string;
  path: string[];
  cards: number;
}

/** CORTEZ-6.9  A troop was attacked on its square. */
export interface Attacked {
  seat: number;
  at: string;
  troop: Troop;
}

/** CORTEZ-7.1  A card was drawn to decide who defends a troop without collar. */
export interface DrewLot {
  seat: number;
  card: Provision;
}

/** CORTEZ-7.1  Who defends a troop without collar. */
export interface Proxy {
  seat: number;
}

/** CORTEZ-7.2  The defender paid food for warriors before the battle. */
export interface Fed {
  seat: number;
}

/** CORTEZ-7.2  The defender paid no food. */
export interface Unfed {
  seat: number;
}

/** CORTEZ-7.3  A fighter laid a warrior face down. */
export interface Laid {
  seat: number;
}

/** CORTEZ-7.3  A fighter added a weapon. */
export interface Armed {
  seat: number;
}

/** CORTEZ-7.3  The attacker has laid all that is to attack. */
export interface Arrayed {
  seat: number;
  count: number;
}

/** CORTEZ-7.3  The defender has laid all that is to defend. */
export interface Stood {
  seat: number;
  count: number;
}

/** CORTEZ-7.7  The defender gave up without a fight. */
export interface Surrendered {
  seat: number;
}

/** CORTEZ-7.4  A mercenary stays out of the battle. */
export interface StayedAway {
  seat: number;
}

/** CORTEZ-7.4  A mercenary joined a side without a price, or in answer to a call. */
export interface Joined {
  seat: number;
  side: Side;
  warriors: number;
  weapons: number;
}

/** CORTEZ-7.4  A mercenary offered a side help for a price. */
export interface Proposed {
  seat: number;
  side: Side;
  warriors: number;
  weapons: number;
  price: Provision[];
}

/** CORTEZ-7.4  A fighter paid a mercenary. */
export interface Hired {
  seat: number;
  mercenary: General;
  price: Provision[];
}

/** CORTEZ-7.4  A fighter refused a mercenary's price. */
export interface Spurned {
  seat: number;
  mercenary: General;
  price: Provision[];
  reason: Reason;
}

/** CORTEZ-7.5  What a player had laid was turned up: the values of the warriors, and weapons. */
export interface Revealed {
  seat: number;
  cards: number[];
  weapons: number;
  count: number;
}

/** CORTEZ-7.5  The strengths of both sides. */
export interface Compared {
  attack: number;
  defence: number;
}

/** CORTEZ-7.5  A fighter won the battle of a square. */
export interface Won {
  seat: number;
  at: string;
}

/** CORTEZ-7.8  The winner collared a troop. */
export interface Recruited {
  seat: number;
  at: string;
}

/** CORTEZ-7.8  The winner collared no troop. */
export interface RecruitedNobody {
  seat: number;
}

/** CORTEZ-7.10  The winner sent the beaten troop to a free square. */
export interface Retreated {
  seat: number;
  from: string;
  to: string;
  troop: Troop;
}

/** CORTEZ-7.11  A beaten troop lost its collar. */
export interface CollarLost {
  seat: number;
  at: string;
}

/** CORTEZ-8.6  A player made an offer to these. */
export interface Offered {
  seat: number;
  to: General[];
}

/**
 * CORTEZ-8.3  What an offer is: cards for cards, with a promise made and a promise asked for.
 *
 * A promise is told by its kind, the square or side it is about ("-" for none), the moment until
 * which it holds, and whose turn it was made in.
 */
export interface OfferedCards {
  seat: number;
  give: Provision[];
  want: Provision[];
  promise: PromiseKind;
  promise_at: string;
  promise_until: Moment;
  promise_of: General;
  asks: PromiseKind;
  asks_at: string;
  asks_until: Moment;
  asks_of: General;
}

/** CORTEZ-8.3  Words of a player's own that go with an offer. */
export interface Promised {
  seat: number;
  words: string;
}

/** CORTEZ-7.4  A fighter called these for help, and says the price. */
export interface Called {
  seat: number;
  price: Provision[];
  to: General[];
}

/** CORTEZ-7.4  A player showed cards to these. */
export interface Showed {
  seat: number;
  to: General[];
}

/** CORTEZ-7.4  Which cards were shown: provisions, and the values of `count` warriors. */
export interface ShowedCards {
  seat: number;
  to: General[];
  cards: Provision[];
  warriors: number[];
  count: number;
}

/** CORTEZ-8.5  An offer was accepted: so many cards were given, so many taken. */
export interface Traded {
  seat: number;
  with: General;
  given: number;
  taken: number;
}

/** CORTEZ-8.5  A player turned down the offer of another, perhaps with a reason. */
export interface Rejected {
  seat: number;
  of: General;
  reason: Reason;
}

/** CORTEZ-8.5  An offer was not accepted by any of those it was made to. */
export interface Closed {
  seat: number;
}

/** CORTEZ-8.5  A player withdrew their offer. */
export interface Withdrew {
  seat: number;
}

/** CORTEZ-8.2  An offer lapsed as the time for talk ended. */
export interface Lapsed {
  seat: number;
}

/** CORTEZ-8.2  An offer that was being made lapsed as the time for talk ended. */
export interface DraftLapsed {
  seat: number;
}

/** CORTEZ-8.2  Cards that were being chosen stay unseen, as the time for talk ended. */
export interface ShowingLapsed {
  seat: number;
}

/** CORTEZ-8.7  A promise is in force, made by the seat to another. */
export interface Pledged {
  seat: number;
  with: General;
  promise: PromiseKind;
  promise_at: string;
  promise_until: Moment;
  promise_of: General;
}

/** CORTEZ-8.7  A promise was kept. */
export interface PromiseKept {
  seat: number;
  with: General;
  promise: PromiseKind;
  promise_at: string;
  promise_until: Moment;
  promise_of: General;
}

/** CORTEZ-8.7  A promise was broken. */
export interface PromiseBroken {
  seat: number;
  with: General;
  promise: PromiseKind;
  promise_at: string;
  promise_until: Moment;
  promise_of: General;
}

/** CORTEZ-9.1  The game is over. */
export interface Ended {
  ending: Ending;
}

/** The data of each kind of event. */
export interface CortezEvents {
  'chose': Chose;
  'collared': Collared;
  'told-objective': ToldObjective;
  'reshuffled': Reshuffled;
  'drew': Drew;
  'drew-cards': DrewCards;
  'levied': Levied;
  'levied-cards': LeviedCards;
  'turned': Turned;
  'treasure-taken': TreasureTaken;
  'treasure-lost': TreasureLost;
  'nothing-happened': NothingHappened;
  'bridge-broken': BridgeBroken;
  'bridge-rebuilt': BridgeRebuilt;
  'bridges-left': BridgesLeft;
  'took-up': TookUp;
  'placed': Placed;
  'plundered': Plundered;
  'mutinied': Mutinied;
  'passed-bid': PassedBid;
  'bid': Bid;
  'paid': Paid;
  'bribed': Bribed;
  'bribed-card': BribedCard;
  'ate': Ate;
  'stopped': Stopped;
  'played': Played;
  'set-out': SetOut;
  'moved': Moved;
  'attacked': Attacked;
  'drew-lot': DrewLot;
  'proxy': Proxy;
  'fed': Fed;
  'unfed': Unfed;
  'laid': Laid;
  'armed': Armed;
  'arrayed': Arrayed;
  'stood': Stood;
  'surrendered': Surrendered;
  'stayed-away': StayedAway;
  'joined': Joined;
  'proposed': Proposed;
  'hired': Hired;
  'spurned': Spurned;
  'revealed': Revealed;
  'compared': Compared;
  'won': Won;
  'recruited': Recruited;
  'recruited-nobody': RecruitedNobody;
  'retreated': Retreated;
  'collar-lost': CollarLost;
  'offered': Offered;
  'offered-cards': OfferedCards;
  'promised': Promised;
  'called': Called;
  'showed': Showed;
  'showed-cards': ShowedCards;
  'traded': Traded;
  'rejected': Rejected;
  'closed': Closed;
  'withdrew': Withdrew;
  'lapsed': Lapsed;
  'draft-lapsed': DraftLapsed;
  'showing-lapsed': ShowingLapsed;
  'pledged': Pledged;
  'promise-kept': PromiseKept;
  'promise-broken': PromiseBroken;
  'ended': Ended;
}
