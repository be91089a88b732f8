/** The house over HTTP. Every failure comes back as a `HouseProblem` with a sentence. */
import type {
  ActCard,
  ActWanted,
  CommentWanted,
  Evaluation,
  Examined,
  DailyCard,
  GameCard,
  IgnoredCard,
  JoinWanted,
  Lines,
  Problem,
  Replay,
  ReportCard,
  Review,
  RulesPage,
  Said,
  SeatWanted,
  TableCard,
  TableWanted,
  WhatIfWanted,
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

async function ask<Answer>(path: string, body?: unknown, more: HeadersInit = {}): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(
      `/api${path}`,
      body === undefined
        ? { headers: { accept: 'application/json', ...more } }
        : {
            method: 'POST',
            headers: { 'content-type': 'application/json', accept: 'application/json', ...more },
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
  evaluation: (id: string) => ask<Evaluation>(`/tables/${safe(id)}/evaluation`),
  comments: (id: string) => ask<Lines>(`/tables/${safe(id)}/comments`),
  comment: (id: string, wanted: CommentWanted) =>
    ask<Lines>(`/tables/${safe(id)}/comments`, wanted),
  whatIfs: (id: string) => ask<TableCard[]>(`/tables/${safe(id)}/what-if`),
  fork: (id: string, wanted: WhatIfWanted) => ask<TableCard>(`/tables/${safe(id)}/what-if`, wanted),
  talk: (id: string) => ask<Lines[]>(`/tables/${safe(id)}/talk`),
  ignore: (id: string, room: string, number: number, kind: 'mute' | 'block') =>
    ask<IgnoredCard[]>(`/tables/${safe(id)}/talk/${room}/${number}/ignore`, { kind }),
  report: (id: string, room: string, number: number, reason: string) =>
    ask<unknown>(`/tables/${safe(id)}/talk/${room}/${number}/report`, { reason }),
  ignored: () => ask<IgnoredCard[]>('/ignored'),
  forget: (entry: string) => ask<IgnoredCard[]>(`/ignored/${safe(entry)}/forget`, {}),
  record: (id: string) => ask<unknown>(`/tables/${safe(id)}/record`),
  bring: (record: unknown) => ask<TableCard>('/records', record),
};

/** What only the host may ask for: with the token of the host's link. */
export function hostDesk(token: string) {
  const pass = { authorization: `Bearer ${token}` };
  return {
    reports: () => ask<ReportCard[]>('/host/reports', undefined, pass),
    acts: () => ask<ActCard[]>('/host/acts', undefined, pass),
    act: (report: string, wanted: ActWanted) =>
      ask<ReportCard>(`/host/reports/${safe(report)}`, wanted, pass),
  };
}

/** The sentence for anything that was thrown. */
export function sentenceOf(error: unknown): Said {
  if (error instanceof HouseProblem) return error.said;
  return { key: 'problem-here', args: {} };
}
