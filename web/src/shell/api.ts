/** The house over HTTP. Every failure comes back as a `HouseProblem` with a sentence. */
import type {
  Account,
  AccountWanted,
  ActCard,
  ActWanted,
  Agreed,
  AnswerWanted,
  AskWanted,
  ChannelCard,
  ChannelWanted,
  CommentWanted,
  CupCard,
  CupPage,
  CupWanted,
  DailyCard,
  Evaluation,
  Examined,
  FarewellWanted,
  GameCard,
  IgnoredCard,
  InvitationCard,
  JoinWanted,
  Lines,
  Me,
  MyRating,
  NoticePage,
  PasskeyAnswer,
  PasskeyQuestion,
  PasswordWanted,
  PinKept,
  Problem,
  PlayedPage,
  Profile,
  QuickWanted,
  RatingList,
  Replay,
  ReportCard,
  Review,
  RulesPage,
  Said,
  SeatWanted,
  SignInWanted,
  TableCard,
  TableWanted,
  TokenMade,
  TokenWanted,
  WayBack,
  WayBackTaken,
  VacationCard,
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

async function ask<Answer>(path: string, body?: unknown, more: Record<string, string> = {}): Promise<Answer> {
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

/** What stands for the PIN of a seat, if it has one. */
function permitted(permit: string): Record<string, string> {
  return permit ? { 'x-tambo-permit': permit } : {};
}

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
  invitation: (id: string, token: string) =>
    ask<InvitationCard>(`/tables/${safe(id)}/invitation`, { token }),
  again: (id: string) => ask<TableCard>(`/tables/${safe(id)}/again`, {}),
  agreed: (id: string) => ask<Agreed[]>(`/tables/${safe(id)}/asks`),
  ask: (id: string, wanted: AskWanted) => ask<TableCard>(`/tables/${safe(id)}/asks`, wanted),
  answer: (id: string, number: number, wanted: AnswerWanted) =>
    ask<TableCard>(`/tables/${safe(id)}/asks/${number}`, wanted),
  setPin: (id: string, seat: number, pin: string, permit: string) =>
    ask<PinKept>(`/tables/${safe(id)}/seats/${seat}/pin`, { pin, permit }),
  /** A page of a match shown again: frames from number `first` on. */
  replay: (id: string, seat?: number, first = 0) =>
    ask<Replay>(`/tables/${safe(id)}/replay?first=${first}${seat === undefined ? '' : `&seat=${seat}`}`),
  review: (id: string, seat?: number) =>
    ask<Review>(`/tables/${safe(id)}/review${seat === undefined ? '' : `?seat=${seat}`}`),
  dailies: () => ask<DailyCard[]>('/daily'),
  openDaily: (game: string, seats: SeatWanted[]) =>
    ask<TableCard>(`/daily/${safe(game)}`, { seats }),
  evaluation: (id: string) => ask<Evaluation>(`/tables/${safe(id)}/evaluation`),
  comments: (id: string) => ask<Lines>(`/tables/${safe(id)}/comments`),
  comment: (id: string, wanted: CommentWanted) =>
    ask<Lines>(`/tables/${safe(id)}/comments`, wanted),
  removeComment: (id: string, number: number) =>
    ask<Lines>(`/tables/${safe(id)}/comments/${number}/remove`, {}),
  whatIfs: (id: string) => ask<TableCard[]>(`/tables/${safe(id)}/what-if`),
  fork: (id: string, wanted: WhatIfWanted) => ask<TableCard>(`/tables/${safe(id)}/what-if`, wanted),
  talk: (id: string) => ask<Lines[]>(`/tables/${safe(id)}/talk`),
  earlierTalk: (id: string, room: string, before: number) =>
    ask<Lines>(`/tables/${safe(id)}/talk/${room}?before=${before}`),
  ignore: (id: string, room: string, number: number, kind: 'mute' | 'block') =>
    ask<IgnoredCard[]>(`/tables/${safe(id)}/talk/${room}/${number}/ignore`, { kind }),
  report: (id: string, room: string, number: number, reason: string) =>
    ask<unknown>(`/tables/${safe(id)}/talk/${room}/${number}/report`, { reason }),
  ignored: () => ask<IgnoredCard[]>('/ignored'),
  forget: (entry: string) => ask<IgnoredCard[]>(`/ignored/${safe(entry)}/forget`, {}),
  record: (id: string) => ask<unknown>(`/tables/${safe(id)}/record`),
  lobby: () => ask<TableCard[]>('/lobby'),
  quick: (wanted: QuickWanted) => ask<TableCard>('/lobby/quick', wanted),
  joinPublic: (id: string, name: string) => ask<TableCard>(`/lobby/${safe(id)}/join`, { name }),
  closeTable: (id: string) => ask<TableCard>(`/tables/${safe(id)}/close`, {}),
  seatBot: (id: string, seat: number, level: string) =>
    ask<TableCard>(`/tables/${safe(id)}/seats/${seat}/bot`, { level }),
  dropSeat: (id: string, seat: number) => ask<TableCard>(`/tables/${safe(id)}/seats/${seat}/drop`, {}),
  leave: (id: string, seat: number, permit = '') =>
    ask<TableCard>(`/tables/${safe(id)}/seats/${seat}/leave`, {}, permitted(permit)),
  comeBack: (id: string, seat: number, permit = '') =>
    ask<TableCard>(`/tables/${safe(id)}/seats/${seat}/back`, {}, permitted(permit)),
  askForBot: (id: string, seat: number) => ask<TableCard>(`/tables/${safe(id)}/seats/${seat}/away`, {}),
  vacation: () => ask<VacationCard>('/vacation'),
  goOnVacation: (days: number) => ask<VacationCard>('/vacation', { days }),
  bring: (record: unknown) => ask<TableCard>('/records', record),
  people: {
    me: () => ask<Me>('/me'),
    profile: (id: string) => ask<Profile>(`/people/${safe(id)}`),
    matches: (id: string, before: string) =>
      ask<PlayedPage>(`/people/${safe(id)}/matches?before=${safe(before)}`),
    account: () => ask<Account>('/account'),
    askToSignUp: (name: string) => ask<PasskeyQuestion>('/account/ask', { name }),
    signUp: (wanted: AccountWanted) => ask<Me>('/account', wanted),
    signIn: (wanted: SignInWanted) => ask<Me>('/session', wanted),
    comeBack: (taken: WayBackTaken) => ask<Me>('/session/way-back', taken),
    askToSignIn: () => ask<PasskeyQuestion>('/session/passkey/ask', {}),
    signInByPasskey: (answer: PasskeyAnswer) => ask<Me>('/session/passkey', answer),
    signOut: () => ask<Me>('/session/end', {}),
    rename: (name: string) => ask<Account>('/account/name', { name }),
    changeEmail: (email: string) => ask<Account>('/account/email', { email }),
    changePassword: (wanted: PasswordWanted) => ask<Account>('/account/password', wanted),
    endSessions: (id: string | null) => ask<Account>('/account/sessions/end', { id }),
    askPasskey: () => ask<PasskeyQuestion>('/account/passkeys/ask', {}),
    keepPasskey: (answer: PasskeyAnswer) => ask<Account>('/account/passkeys', answer),
    dropPasskey: (id: string) => ask<Account>('/account/passkeys/end', { id }),
    makeToken: (wanted: TokenWanted) => ask<TokenMade>('/account/tokens', wanted),
    dropToken: (id: string) => ask<Account>('/account/tokens/end', { id }),
    depart: (wanted: FarewellWanted) => ask<Me>('/account/delete', wanted),
  },
  ratings: (game: string, least: number) =>
    ask<RatingList>(`/ratings/games/${safe(game)}?least=${least}`),
  cups: () => ask<CupCard[]>('/cups'),
  cup: (id: string) => ask<CupPage>(`/cups/${safe(id)}`),
  createCup: (wanted: CupWanted) => ask<CupPage>('/cups', wanted),
  joinCup: (id: string, name: string) => ask<CupPage>(`/cups/${safe(id)}/join`, { name }),
  addBotToCup: (id: string, level: string) => ask<CupPage>(`/cups/${safe(id)}/bots`, { level }),
  leaveCup: (id: string, entry: number) => ask<CupPage>(`/cups/${safe(id)}/leave`, { entry }),
  cancelCup: (id: string) => ask<CupCard[]>(`/cups/${safe(id)}/cancel`, {}),
  cupOf: (table: string) => ask<CupCard[]>(`/tables/${safe(table)}/cup`),
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

/** What only the host may ask for: with the token of the host's link. */
export function hostDesk(token: string) {
  const pass = { 'x-tambo-host': token };
  return {
    reports: () => ask<ReportCard[]>('/host/reports', undefined, pass),
    acts: () => ask<ActCard[]>('/host/acts', undefined, pass),
    act: (report: string, wanted: ActWanted) =>
      ask<ReportCard>(`/host/reports/${safe(report)}`, wanted, pass),
    wayBack: (name: string) => ask<WayBack>('/host/ways-back', { name }, pass),
  };
}

/** The sentence for anything that was thrown. */
export function sentenceOf(error: unknown): Said {
  if (error instanceof HouseProblem) return error.said;
  return { key: 'problem-here', args: {} };
}
