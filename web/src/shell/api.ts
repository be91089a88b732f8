/** The house over HTTP. Every failure comes back as a `HouseError` with a sentence. */
import createClient from 'openapi-fetch';
import type { paths } from '../generated/api';
import type {
  AccountWanted,
  ActWanted,
  AnswerWanted,
  AskWanted,
  ChannelCard,
  ChannelWanted,
  CommentWanted,
  CupWanted,
  FarewellWanted,
  JoinWanted,
  PasskeyAnswer,
  PasswordWanted,
  ErrorMessage,
  QuickWanted,
  Said,
  SeatWanted,
  SignInWanted,
  TableWanted,
  TokenWanted,
  WayBackTaken,
  WhatIfWanted,
} from '../generated/wire';
import type { Language } from '../speech/speech.svelte';

export class HouseError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly said: Said,
    readonly clause: string | null,
  ) {
    super(code);
  }
}

type Sent<Answer> = Promise<{ data?: Answer; error?: unknown; response: Response }>;

/** One client for the whole page, typed by the house's own schema. */
const { GET, POST } = createClient<paths>({
  headers: { accept: 'application/json' },
  fetch: (request) => globalThis.fetch(request),
});

async function answered<Answer>(sent: Sent<Answer>): Promise<Answer> {
  let got: Awaited<Sent<Answer>>;
  try {
    got = await sent;
  } catch {
    throw new HouseError(0, 'offline', { key: 'error-offline', args: {} }, null);
  }
  if (got.data !== undefined) return got.data;
  throw errorOf(got.response.status, got.error);
}

function errorOf(status: number, error: unknown): HouseError {
  const unknown: Said = { key: 'error-unknown', args: { status: String(status) } };
  if (typeof error !== 'object' || error === null) return new HouseError(status, '', unknown, null);
  const message: Partial<ErrorMessage> = error;
  const said = message.said?.key ? message.said : unknown;
  return new HouseError(status, message.code ?? '', said, message.clause ?? null);
}

const at = (table: string) => ({ params: { path: { table } } });
const sitting = (table: string, seat: number) => ({ params: { path: { table, seat } } });
const seenBy = (table: string, seat?: number) => ({
  params: { path: { table }, query: { seat: seat ?? null } },
});
const lineOf = (table: string, room: string, number: number) => ({
  params: { path: { table, room, number } },
});
const report = (report_id: string) => ({ params: { path: { report_id } } });
const cupNamed = (cup: string) => ({ params: { path: { cup } } });

/** What stands for the PIN of a seat, if it has one. */
function permitted(permit: string): Record<string, string> {
  return permit ? { 'x-tambo-permit': permit } : {};
}

export const house = {
  games: () => answered(GET('/api/games')),
  rules: (game: string, language: Language) =>
    answered(GET('/api/rules/{game}', { params: { path: { game }, query: { lang: language } } })),
  workshop: (game: string) => answered(GET('/api/workshop/{game}', { params: { path: { game } } })),
  examine: (game: string, part: string, text: string) =>
    answered(POST('/api/workshop/{game}', { params: { path: { game } }, body: { part, text } })),
  tables: () => answered(GET('/api/tables')),
  table: (id: string) => answered(GET('/api/tables/{table}', at(id))),
  open: (wanted: TableWanted) => answered(POST('/api/tables', { body: wanted })),
  join: (id: string, wanted: JoinWanted) => answered(POST('/api/tables/{table}/join', { ...at(id), body: wanted })),
  invitation: (id: string, token: string) =>
    answered(POST('/api/tables/{table}/invitation', { ...at(id), body: { token } })),
  again: (id: string) => answered(POST('/api/tables/{table}/again', at(id))),
  agreed: (id: string) => answered(GET('/api/tables/{table}/asks', at(id))),
  ask: (id: string, wanted: AskWanted) => answered(POST('/api/tables/{table}/asks', { ...at(id), body: wanted })),
  answer: (id: string, number: number, wanted: AnswerWanted) =>
    answered(POST('/api/tables/{table}/asks/{number}', { params: { path: { table: id, number } }, body: wanted })),
  setPin: (id: string, seat: number, pin: string, permit: string) =>
    answered(POST('/api/tables/{table}/seats/{seat}/pin', { ...sitting(id, seat), body: { pin, permit } })),
  /** A page of a match shown again: frames from number `first` on. */
  replay: (id: string, seat?: number, first = 0) =>
    answered(GET('/api/tables/{table}/replay', { params: { path: { table: id }, query: { seat: seat ?? null, first } } })),
  review: (id: string, seat?: number) =>
    answered(GET('/api/tables/{table}/review', seenBy(id, seat))),
  dailies: () => answered(GET('/api/daily')),
  openDaily: (game: string, seats: SeatWanted[]) =>
    answered(POST('/api/daily/{game}', { params: { path: { game } }, body: { seats } })),
  evaluation: (id: string) => answered(GET('/api/tables/{table}/evaluation', at(id))),
  comments: (id: string) => answered(GET('/api/tables/{table}/comments', at(id))),
  comment: (id: string, wanted: CommentWanted) =>
    answered(POST('/api/tables/{table}/comments', { ...at(id), body: wanted })),
  removeComment: (id: string, number: number) =>
    answered(POST('/api/tables/{table}/comments/{number}/remove', { params: { path: { table: id, number } } })),
  whatIfs: (id: string) => answered(GET('/api/tables/{table}/what-if', at(id))),
  fork: (id: string, wanted: WhatIfWanted) =>
    answered(POST('/api/tables/{table}/what-if', { ...at(id), body: wanted })),
  talk: (id: string) => answered(GET('/api/tables/{table}/talk', at(id))),
  earlierTalk: (id: string, room: string, before: number) =>
    answered(GET('/api/tables/{table}/talk/{room}', { params: { path: { table: id, room }, query: { before } } })),
  ignore: (id: string, room: string, number: number, kind: 'mute' | 'block') =>
    answered(POST('/api/tables/{table}/talk/{room}/{number}/ignore', { ...lineOf(id, room, number), body: { kind } })),
  report: (id: string, room: string, number: number, reason: string) =>
    answered(POST('/api/tables/{table}/talk/{room}/{number}/report', { ...lineOf(id, room, number), body: { reason } })),
  ignored: () => answered(GET('/api/ignored')),
  forget: (entry: string) => answered(POST('/api/ignored/{entry}/forget', { params: { path: { entry } } })),
  record: (id: string) => answered(GET('/api/tables/{table}/record', at(id))),
  lobby: () => answered(GET('/api/lobby')),
  quick: (wanted: QuickWanted) => answered(POST('/api/lobby/quick', { body: wanted })),
  joinPublic: (id: string, name: string) => answered(POST('/api/lobby/{table}/join', { ...at(id), body: { name } })),
  closeTable: (id: string) => answered(POST('/api/tables/{table}/close', at(id))),
  seatBot: (id: string, seat: number, level: string) =>
    answered(POST('/api/tables/{table}/seats/{seat}/bot', { ...sitting(id, seat), body: { level } })),
  dropSeat: (id: string, seat: number) => answered(POST('/api/tables/{table}/seats/{seat}/drop', sitting(id, seat))),
  leave: (id: string, seat: number, permit = '') =>
    answered(POST('/api/tables/{table}/seats/{seat}/leave', { ...sitting(id, seat), headers: permitted(permit) })),
  comeBack: (id: string, seat: number, permit = '') =>
    answered(POST('/api/tables/{table}/seats/{seat}/back', { ...sitting(id, seat), headers: permitted(permit) })),
  askForBot: (id: string, seat: number) => answered(POST('/api/tables/{table}/seats/{seat}/away', sitting(id, seat))),
  vacation: () => answered(GET('/api/vacation')),
  goOnVacation: (days: number) => answered(POST('/api/vacation', { body: { days } })),
  bring: (record: Record<string, unknown>) => answered(POST('/api/records', { body: record })),
  people: {
    me: () => answered(GET('/api/me')),
    profile: (id: string) => answered(GET('/api/people/{public_id}', { params: { path: { public_id: id } } })),
    matches: (id: string, before: string) =>
      answered(GET('/api/people/{public_id}/matches', { params: { path: { public_id: id }, query: { before } } })),
    account: () => answered(GET('/api/account')),
    askToSignUp: (name: string) => answered(POST('/api/account/ask', { body: { name } })),
    signUp: (wanted: AccountWanted) => answered(POST('/api/account', { body: wanted })),
    signIn: (wanted: SignInWanted) => answered(POST('/api/session', { body: wanted })),
    comeBack: (taken: WayBackTaken) => answered(POST('/api/session/way-back', { body: taken })),
    askToSignIn: () => answered(POST('/api/session/passkey/ask')),
    signInByPasskey: (answer: PasskeyAnswer) => answered(POST('/api/session/passkey', { body: answer })),
    signOut: () => answered(POST('/api/session/end')),
    rename: (name: string) => answered(POST('/api/account/name', { body: { name } })),
    changePassword: (wanted: PasswordWanted) => answered(POST('/api/account/password', { body: wanted })),
    endSessions: (id: string | null) => answered(POST('/api/account/sessions/end', { body: { id } })),
    askPasskey: () => answered(POST('/api/account/passkeys/ask')),
    keepPasskey: (answer: PasskeyAnswer) => answered(POST('/api/account/passkeys', { body: answer })),
    dropPasskey: (id: string) => answered(POST('/api/account/passkeys/end', { body: { id } })),
    makeToken: (wanted: TokenWanted) => answered(POST('/api/account/tokens', { body: wanted })),
    dropToken: (id: string) => answered(POST('/api/account/tokens/end', { body: { id } })),
    depart: (wanted: FarewellWanted) => answered(POST('/api/account/delete', { body: wanted })),
  },
  ratings: (game: string, least: number) =>
    answered(GET('/api/ratings/games/{game}', { params: { path: { game }, query: { least } } })),
  cups: () => answered(GET('/api/cups')),
  cup: (id: string) => answered(GET('/api/cups/{cup}', cupNamed(id))),
  createCup: (wanted: CupWanted) => answered(POST('/api/cups', { body: wanted })),
  joinCup: (id: string, name: string) => answered(POST('/api/cups/{cup}/join', { ...cupNamed(id), body: { name } })),
  addBotToCup: (id: string, level: string) =>
    answered(POST('/api/cups/{cup}/bots', { ...cupNamed(id), body: { level } })),
  leaveCup: (id: string, entry: number) =>
    answered(POST('/api/cups/{cup}/leave', { ...cupNamed(id), body: { entry } })),
  cancelCup: (id: string) => answered(POST('/api/cups/{cup}/cancel', cupNamed(id))),
  cupOf: (table: string) => answered(GET('/api/tables/{table}/cup', { params: { path: { table } } })),
  startCup: (id: string) => answered(POST('/api/cups/{cup}/start', cupNamed(id))),
  notices: () => answered(GET('/api/notices')),
  addChannel: (wanted: ChannelWanted) => answered(POST('/api/notices/channels', { body: wanted })),
  setNoticePace: (id: string, pace: ChannelCard['pace']) =>
    answered(POST('/api/notices/channels/{channel}/pace', { params: { path: { channel: id } }, body: { pace } })),
  removeChannel: (id: string) =>
    answered(POST('/api/notices/channels/{channel}/remove', { params: { path: { channel: id } } })),
  testNotice: (id: string) =>
    answered(POST('/api/notices/channels/{channel}/test', { params: { path: { channel: id } } })),
  confirmNotices: (token: string) => answered(POST('/api/notices/confirm', { body: { token } })),
  myRatings: () => answered(GET('/api/ratings/mine')),
};

/** What only the host may ask for: with the token of the host's link. */
export function hostDesk(token: string) {
  const pass = { 'x-tambo-host': token };
  return {
    reports: () => answered(GET('/api/host/reports', { headers: pass })),
    acts: () => answered(GET('/api/host/acts', { headers: pass })),
    act: (id: string, wanted: ActWanted) =>
      answered(POST('/api/host/reports/{report_id}', { ...report(id), body: wanted, headers: pass })),
    wayBack: (name: string) => answered(POST('/api/host/ways-back', { body: { name }, headers: pass })),
  };
}

/** The sentence for anything that was thrown. */
export function sentenceOf(error: unknown): Said {
  if (error instanceof HouseError) return error.said;
  return { key: 'error-here', args: {} };
}
