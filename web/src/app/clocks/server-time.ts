/**
 * What the house's clock says now. The house tells its time with every card; how far it is from
 * ours is the largest difference heard, because a message can be late but never early. Counting goes
 * by a clock that nobody can set, so nothing drifts.
 */
const JUMP_MS = 3000;

export class HouseTime {
  #ahead: number | undefined;

  constructor(
    private readonly ours: () => number = () => performance.timeOrigin + performance.now(),
  ) {}

  /** A message just came in that was written at this moment, by the house's clock. */
  heard(at: number): void {
    const ahead = at - this.ours();
    const known = this.#ahead;
    if (known === undefined || ahead > known || known - ahead > JUMP_MS) this.#ahead = ahead;
  }

  now(): number {
    return this.ours() + (this.#ahead ?? 0);
  }
}

export const houseTime = new HouseTime();
