/** The one place of these tests that knows what a game gives to the board kit. */
import { render } from 'svelte/server';

import type { LoadedScreen } from '../../src/board-kit/loaded-screen';
import type { Flight, Scene } from '../../src/board-kit/game-screen';
import { MoveSelection } from '../../src/board-kit/selection.svelte';
import { screenOf } from '../../src/games/registry';
import type { Frame, MenuItem, SeenEvent } from '../../src/generated/wire';
import Table from './table.svelte';
import type { JudgedWorld } from './world-jury';

const animations = import.meta.glob<{ animations: Readonly<Record<string, unknown>> }>([
  '../../src/games/*/animations.ts',
  '../../../examples/*/web/animations.ts',
]);

export type State = Readonly<Record<string, unknown>>;

/** An event as a game tells it: the states on the way, the last one, and what flies. */
export interface Told {
  readonly states: readonly State[];
  readonly after: State;
  readonly flights: readonly Flight[];
}

export interface Judged {
  /** Whether the game says how an event of this kind looks, be it that nothing is to be seen. */
  knows(kind: string): boolean;
  begin(view: Frame['view']): State;
  tell(state: State, event: SeenEvent): Told;
  /** The world of the game, if it gives one. */
  readonly world?: JudgedWorld;
  /** Board and seats as HTML, with some elements of the menu picked. */
  draw(state: State, frame: Frame, picked: readonly string[]): string;
}

/** The screen of a game; one without its own is found wanting: it tells nothing and gives no world. */
export async function judged(game: string): Promise<Judged> {
  const screen = await screenOf(game);
  const own = Object.keys(animations).find((path) => path.includes(`/${game}/`));
  const told = own ? await animations[own]?.() : undefined;
  return judgedScreen(screen, new Set(Object.keys(told?.animations ?? {})));
}

function judgedScreen(screen: LoadedScreen, kinds: ReadonlySet<string>): Judged {
  const { story, world } = screen;
  const begin = (view: Frame['view']) => story.begin(view as never) as State;
  return {
    knows: (kind) => kinds.has(kind),
    begin,
    ...(world ? { world: { ...world, begin } } : {}),
    tell(state, event) {
      const { scenes, after } = story.tell(state, event);
      const drawn = scenes as readonly Scene<State>[];
      return {
        states: drawn.map((scene) => scene.picture),
        after: after as State,
        flights: drawn.flatMap((scene) => scene.flights),
      };
    },
    draw(state, frame, picked) {
      const selection = offered(frame.menu, picked);
      return render(Table, { props: { screen, selection, state, frame } }).body;
    },
  };
}

function offered(menu: readonly MenuItem[], picked: readonly string[]): MoveSelection {
  const selection = new MoveSelection({ chosen: () => undefined, dead: () => undefined });
  selection.offer(menu, '');
  for (const element of picked) selection.pick(element);
  return selection;
}
