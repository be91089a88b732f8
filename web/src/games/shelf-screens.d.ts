/** Made by `web/shelf.ts` when the front end is built. */
declare module 'virtual:shelf-screens' {
  import type { GameScreen } from '../board-kit/game-screen';

  export const screens: Readonly<Record<string, () => Promise<{ default: GameScreen }>>>;
}
