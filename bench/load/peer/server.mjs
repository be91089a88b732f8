/* boardgame.io's own server with a game of 49 cells, about as much to send as a board of Tiki. */
import { createRequire } from 'node:module';

const { Server, Origins, FlatFile } = createRequire(import.meta.url)('boardgame.io/server');

const CELLS = 49;
const game = {
  name: 'cells',
  setup: () => ({ cells: Array(CELLS).fill(null), moves: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      G.cells[cell % CELLS] = playerID;
      G.moves += 1;
    },
  },
};
const [port, folder] = process.argv.slice(2);
const options = { games: [game], origins: [Origins.LOCALHOST] };
if (folder) options.db = new FlatFile({ dir: folder });
const server = Server(options);
const running = await server.run({ port: Number(port) });
console.log(`open on ${running.appServer.address().port}`);
