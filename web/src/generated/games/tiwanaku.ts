/* Generated from the types of Tiwanaku by scripts/wire_types.py: do not edit. */

import type { View } from '../wire';

export type Colour = 'beige' | 'white' | 'green' | 'blue' | 'purple' | 'yellow';
export type Direction = 'north' | 'east' | 'south' | 'west';
export type Terrain = 'earth' | 'sand' | 'grass' | 'rock';
export type Closure = 'mapped' | 'stalled';
export type Ending = 'mapped' | 'stalled' | 'solo-won' | 'solo-lost' | 'coop-won' | 'coop-lost';
export type SideName = 'beige' | 'white' | 'green' | 'blue' | 'purple' | 'yellow' | 'players' | 'otoma';
export type Decision = 'act' | 'more' | 'offer' | 'last-divine' | 'last-offer' | 'otoma' | 'spend' | 'ask' | 'answer' | 'over';
export type Difficulty = 'easy' | 'normal' | 'expert';
export type Mode = 'competitive' | 'solo' | 'cooperative';
export type Board = 'short' | 'long';

/**
 * What lies open of a cell: all is null where no tile lies.
 *
 * `crop` is its level, null while the ground is bare. `arrow` is the colour and the direction on
 * the tile, null where tiles show none: in competitive play, and where the game began.
 */
export interface Cell {
  terrain: Terrain | null;
  crop: number | null;
  arrow: [Colour, Direction] | null;
}

/**
 * What keeps a score: each colour in competitive play, else the players and the Otoma.
 *
 * `diversity` is the level of each marker, `tokens` the crops of the tokens in hand.
 */
export interface Side {
  name: SideName;
  score: number;
  diversity: Record<Terrain, number>;
  tokens: number[];
}

/**
 * The tiles of co-op: how many each seat has in its piles, and how many lie on the shelf of
 * the Diversity board. `tops` are the arrows' directions on the own piles, null where a pile is
 * empty; a spectator has none (TIWANAKU-6.3).
 */
export interface Tiles {
  sizes: Record<Terrain, number>[];
  tops: Partial<Record<Terrain, Direction | null>>;
  shelf: Record<Terrain, number>;
}

/** A discovered cell that waits for a tile (TIWANAKU-6.7). */
export interface Waiting {
  at: string;
  terrain: Terrain;
}

/**
 * What a seat of Tiwanaku sees. Cells are named from a1, bottom left; crops by their level.
 *
 * `difficulty` is null in competitive play. `levels` are those of the Diversity board, `colours`
 * those of the seats. `pawns` has the cells of the pawns of each colour, the Otoma's too,
 * `reserves` the number of pawns beside the board of each player's colour. `left` are the
 * tiles not laid yet. `turn` is the seat that takes its turn, `place` the partner in whose
 * place it does (TIWANAKU-6.2), `decision` what is to be decided in it. `stalls` are the turns
 * in a row without gain (TIWANAKU-4.5). `direction` is that of the arrow to follow, null where
 * there is none. Co-op alone has `tiles`, a cell `waiting` for one, the seat `asked` to give
 * it, and in `reacting` the cells of the Otoma pawns of which one must be chosen to run.
 * `valley` has the terrain and the crop of each cell once the game is over, null before.
 */
export interface TiwanakuView extends View {
  game: 'tiwanaku';
  mode: Mode;
  board: Board;
  difficulty: Difficulty | null;
  levels: number;
  colours: Colour[];
  cells: Record<string, Cell>;
  pawns: Partial<Record<Colour, string[]>>;
  reserves: Partial<Record<Colour, number>>;
  sides: Side[];
  left: Record<Terrain, number>;
  turn: number;
  place: number | null;
  decision: Decision;
  ending: Ending | null;
  stalls: number;
  direction: Direction | null;
  tiles: Tiles | null;
  waiting: Waiting | null;
  asked: number | null;
  reacting: string[];
  valley: Record<string, [Terrain, number]> | null;
}

/** TIWANAKU-3.6  A pawn from the reserve entered the board and stopped there. */
export interface Entered {
  seat: number;
  at: string;
}

/** TIWANAKU-3.1  A pawn moved on the board. */
export interface Moved {
  seat: number;
  from: string;
  to: string;
}

/** TIWANAKU-3.1  A pawn was taken back to the reserve. */
export interface Lifted {
  seat: number;
  at: string;
}

/** TIWANAKU-3.7  A player discovered the terrain of a cell, and its tile was laid. */
export interface Discovered {
  seat: number;
  at: string;
  terrain: Terrain;
}

/** TIWANAKU-5.3  A tile that has just been laid shows its arrow; `arrow` is its colour. */
export interface ArrowShown {
  at: string;
  arrow: Colour;
  direction: Direction;
}

/** TIWANAKU-3.7  A Diversity marker is on this level now, and its side scored points. */
export interface Climbed {
  colour: SideName;
  terrain: Terrain;
  level: number;
  points: number;
}

/** TIWANAKU-3.11  A crop was rightly announced: `said` is `crop`, and scored. */
export interface Divined {
  seat: number;
  at: string;
  said: number;
  crop: number;
}

/** TIWANAKU-3.12  A crop was wrongly announced: `said` was said, `crop` was true and is laid. */
export interface Erred {
  seat: number;
  at: string;
  said: number;
  crop: number;
}

/** TIWANAKU-3.12  An error cost its side points, never more than it had. */
export interface LostPoints {
  colour: SideName;
  points: number;
}

/** TIWANAKU-3.11  A side took the offering token of a crop. */
export interface TookToken {
  colour: SideName;
  crop: number;
}

/** TIWANAKU-3.9  A player stopped divining though more pawns could divine. */
export interface Stopped {
  seat: number;
}

/** TIWANAKU-3.13  A side offered the tokens of these crops for points. */
export interface Offered {
  colour: SideName;
  crops: number[];
  points: number;
}

/** TIWANAKU-3.13  A player kept all tokens. */
export interface Kept {
  seat: number;
}

/** TIWANAKU-4.2  A player passed in the last divinations, or could do nothing (6.5). */
export interface Passed {
  seat: number;
}

/** TIWANAKU-6.5  A player without a tile skipped the turn. */
export interface Skipped {
  seat: number;
}

/** TIWANAKU-6.2  `seat` plays in place of its partner `other`, who has no tile. */
export interface StoodIn {
  seat: number;
  other: number;
}

/** TIWANAKU-4.1  The last divinations begin: all is mapped, or the game stalled (4.5). */
export interface Closing {
  reason: Closure;
}

/** TIWANAKU-5.6  An Otoma pawn ran over the cells of `way`, of which the last is `to`. */
export interface OtomaRan {
  pawn: Colour;
  from: string;
  to: string;
  direction: Direction;
  way: string[];
}

/** TIWANAKU-5.7  The Otoma laid the terrain and the crop of a cell open. */
export interface OtomaFound {
  at: string;
  terrain: Terrain;
  crop: number;
}

/** TIWANAKU-5.7  The Otoma scored a crop's level. */
export interface OtomaScored {
  points: number;
}

/** TIWANAKU-6.10  The Otoma scored the cells without terrain. */
export interface OtomaWaste {
  points: number;
}

/** TIWANAKU-6.5  A player spent the top tile of a pile; all of its arrow lies open. */
export interface Spent {
  seat: number;
  terrain: Terrain;
  arrow: Colour;
  direction: Direction;
}

/** TIWANAKU-6.3  The next tile of a player's pile came to the top: only they see it. */
export interface Uncovered {
  seat: number;
  terrain: Terrain;
  arrow: Colour;
  direction: Direction;
}

/** TIWANAKU-6.7  A discovered cell needs a tile that the Diversity board does not have. */
export interface TileWanted {
  at: string;
  terrain: Terrain;
}

/** TIWANAKU-6.7  The active player asked the seat `other` for a tile. */
export interface Asked {
  seat: number;
  other: number;
  terrain: Terrain;
}

/** TIWANAKU-6.7  A player gave the top tile of a pile. */
export interface Gave {
  seat: number;
  terrain: Terrain;
  arrow: Colour;
  direction: Direction;
}

/** TIWANAKU-6.7  A player who was asked refused. */
export interface Refused {
  seat: number;
}

/** TIWANAKU-4.4  The game is over. `winner` is the seat that won alone, -1 where none did. */
export interface Ended {
  ending: Ending;
  winner: number;
}

/** The data of each kind of event. */
export interface TiwanakuEvents {
  'entered': Entered;
  'moved': Moved;
  'lifted': Lifted;
  'discovered': Discovered;
  'arrow-shown': ArrowShown;
  'climbed': Climbed;
  'divined': Divined;
  'erred': Erred;
  'lost-points': LostPoints;
  'took-token': TookToken;
  'stopped': Stopped;
  'offered': Offered;
  'kept': Kept;
  'passed': Passed;
  'skipped': Skipped;
  'stood-in': StoodIn;
  'closing': Closing;
  'otoma-ran': OtomaRan;
  'otoma-found': OtomaFound;
  'otoma-scored': OtomaScored;
  'otoma-waste': OtomaWaste;
  'spent': Spent;
  'uncovered': Uncovered;
  'tile-wanted': TileWanted;
  'asked': Asked;
  'gave': Gave;
  'refused': Refused;
  'ended': Ended;
}
