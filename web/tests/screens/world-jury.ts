/** What must hold of a game's world in every recorded moment, as pure data: nothing is drawn here. */
import type { WorldElement } from '../../src/board-kit/game-screen';
import { boxOf, type Box, type Point } from '../../src/board-kit/shapes';
import type { Frame } from '../../src/generated/wire';
import type { State } from './judged-screen';
import { Complaints, kindOf, type Complaint } from './jury';
import type { Recorded } from './recorded';

/** A world as it is judged. */
export interface JudgedWorld {
  begin(view: Frame['view']): State;
  box(state: State): Box;
  elements(state: State): readonly WorldElement[];
}

/**
 * The box is the same all match long. Each element is in it, with its centre within its own shape and
 * with words, and no other has its name. What menus offer and events are about is there, if the world
 * has any of its kind.
 */
export function checkWorld(world: JudgedWorld, seen: Recorded): Complaint[] {
  const complaints = new Complaints();
  const [first] = seen.frames;
  if (!first) return [];
  const box = world.box(world.begin(first.view));
  let before = new Set<string>();
  for (const [at, frame] of seen.frames.entries()) {
    const state = world.begin(frame.view);
    const elements = world.elements(state);
    const ids = new Set(elements.map(({ id }) => id));
    const kinds = new Set([...ids].map(kindOf));
    const complain = (what: string, why = '') => complaints.add(what, seen, at, why);
    if (JSON.stringify(world.box(state)) !== JSON.stringify(box)) complain('the box changes');
    if (ids.size < elements.length) complain('two elements have one name');
    for (const element of elements) for (const flaw of flawsOf(element, box)) complain(flaw);
    for (const name of frame.menu.flatMap((line) => line.elements))
      if (kinds.has(kindOf(name)) && !ids.has(name)) complain(`no ${kindOf(name)} offered`, name);
    for (const name of frame.events.flatMap((event) => event.elements))
      if (kinds.has(kindOf(name)) && !ids.has(name) && !before.has(name))
        complain(`no ${kindOf(name)} told of`, name);
    before = ids;
  }
  return complaints.list;
}

function flawsOf({ id, centre, shape, mark, label }: WorldElement, box: Box): string[] {
  const kind = kindOf(id);
  const outline = boxOf(shape);
  const corners = [outline, { x: outline.x + outline.width, y: outline.y + outline.height }];
  const isFinite = [outline.x, outline.y, outline.width, outline.height].every(Number.isFinite);
  return [
    ...(isFinite && outline.width > 0 && outline.height > 0 ? [] : [`a ${kind} has no size`]),
    ...(corners.every((corner) => has(box, corner)) ? [] : [`a ${kind} is beyond the box`]),
    ...(has(outline, centre) ? [] : [`the centre of a ${kind} is not in it`]),
    ...(mark && !meets(outline, boxOf(mark)) ? [`the mark of a ${kind} is elsewhere`] : []),
    ...(label.trim() ? [] : [`a ${kind} has no words`]),
  ];
}

function meets(one: Box, other: Box): boolean {
  const { x, y, width, height } = one;
  const isBeside = other.x > x + width || other.x + other.width < x;
  return !isBeside && other.y <= y + height && other.y + other.height >= y;
}

function has({ x, y, width, height }: Box, point: Point): boolean {
  return point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
}
