/** The house over HTTP. Every failure comes back as a `HouseProblem` with a sentence. */
import type {
  Examined,
  ChannelCard,
  ChannelWanted,
  CupCard,
  CupPage,
  CupWanted,
  DailyCard,
  GameCard,
  JoinWanted,
  MyRating,
  NoticePage,
  Problem,
  RatingList,
  Replay,
  Review,
  RulesPage,
  Said,
  SeatWanted,
  TableCard,
  TableWanted,
  WorkshopPage,
} from '../generated/wire';
import type { Language } from '../speech/speech.svelte';

export class HouseProblem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly said: Said,
    readonly clause: string | null,
  ) {
    super(code);
  }
}

async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(
      `/api${path}`,
      body === undefined
        ? { headers: { accept: 'application/json' } }
        : {
            method: 'POST',
            headers: { 'content-type': 'application/json', accept: 'application/json' },
            body: JSON.stringify(body),
          },
    );
  } catch {
    throw new HouseProblem(0, 'offline', { key: 'problem-offline', args: {} }, null);
  }
  if (response.ok) return (await response.json()) as Answer;
  throw await problemOf(response);
}

async function problemOf(response: Response): Promise<HouseProblem> {
  const unknown: Said = { key: 'problem-unknown', args: { status: String(response.status) } };
  try {
    const problem = (await response.json()) as Partial<Problem>;
    const said = problem.said?.key ? problem.said : unknown;
    return new HouseProblem(response.status, problem.code ?? '', said, problem.clause ?? null);
  } catch {
    return new HouseProblem(response.status, '', unknown, null);
  }
}

const safe = encodeURIComponent;

export const house = {
  games: () => ask<GameCard[]>('/games'),
  rules: (game: string, language: Language) =>
    ask<RulesPage>(`/rules/${safe(game)}?lang=${language}`),
  workshop: (game: string) => ask<WorkshopPage>(`/workshop/${safe(game)}`),
  examine: (game: string, part: string, text: string) =>
    ask<Examined>(`/workshop/${safe(game)}`, { part, text }),
  tables: () => ask<TableCard[]>('/tables'),
  table: (id: string) => ask<TableCard>(`/tables/${safe(id)}`),
  open: (wanted: TableWanted) => ask<TableCard>('/tables', wanted),
  join: (id: string, wanted: JoinWanted) => ask<TableCard>(`/tables/${safe(id)}/join`, wanted),
  again: (id: string) => ask<TableCard>(`/tables/${safe(id)}/again`, {}),
  replay: (id: string, seat?: number) =>
    ask<Replay>(`/tables/${safe(id)}/replay${seat === undefined ? '' : `?seat=${seat}`}`),
  review: (id: string, seat?: number) =>
    ask<Review>(`/tables/${safe(id)}/review${seat === undefined ? '' : `?seat=${seat}`}`),
  dailies: () => ask<DailyCard[]>('/daily'),
  openDaily: (game: string, seats: SeatWanted[]) =>
    ask<TableCard>(`/daily/${safe(game)}`, { seats }),
  record: (id: string) => ask<unknown>(`/tables/${safe(id)}/record`),
  bring: (record: unknown) => ask<TableCard>('/records', record),
  ratings: (game: string, least: number) =>
    ask<RatingList>(`/ratings/games/${safe(game)}?least=${least}`),
  cups: () => ask<CupCard[]>('/cups'),
  cup: (id: string) => ask<CupPage>(`/cups/${safe(id)}`),
  createCup: (wanted: CupWanted) => ask<CupPage>('/cups', wanted),
  joinCup: (id: string, name: string) => ask<CupPage>(`/cups/${safe(id)}/join`, { name }),
  addBotToCup: (id: string, level: string) => ask<CupPage>(`/cups/${safe(id)}/bots`, { level }),
  leaveCup: (id: string, entry: number) => ask<CupPage>(`/cups/${safe(id)}/leave`, { entry }),
  startCup: (id: string) => ask<CupPage>(`/cups/${safe(id)}/start`, {}),
  notices: () => ask<NoticePage>('/notices'),
  addChannel: (wanted: ChannelWanted) => ask<NoticePage>('/notices/channels', wanted),
  setNoticePace: (id: string, pace: ChannelCard['pace']) =>
    ask<NoticePage>(`/notices/channels/${safe(id)}/pace`, { pace }),
  removeChannel: (id: string) => ask<NoticePage>(`/notices/channels/${safe(id)}/remove`, {}),
  testNotice: (id: string) => ask<NoticePage>(`/notices/channels/${safe(id)}/test`, {}),
  confirmNotices: (token: string) => ask<unknown>('/notices/confirm', { token }),
  myRatings: () => ask<MyRating[]>('/ratings/mine'),
};

/** The sentence for anything that was thrown. */
export function sentenceOf(error: unknown): Said {
  if (error instanceof HouseProblem) return error.said;
  return { key: 'problem-here', args: {} };
}
