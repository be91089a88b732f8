/** The house over HTTP. Every failure comes back as a `HouseError` with a sentence. */
import createClient from 'openapi-fetch';
import type { paths } from '../generated/api';
import type {
  AccountRequest,
  AdminActionRequest,
  AnswerRequest,
  ProposalRequest,
  ChannelSummary,
  ChannelRequest,
  CommentRequest,
  TournamentRequest,
  AccountDeletionRequest,
  JoinRequest,
  PasskeyAnswer,
  PasswordRequest,
  ErrorMessage,
  QuickMatchRequest,
  Text,
  SeatRequest,
  SignInRequest,
  TableRequest,
  TokenRequest,
  NewPassword,
  WhatIfRequest,
} from '../generated/wire';
import type { Language } from '../i18n/i18n.svelte';
import { SaidError } from '../ui/said-error';

export class HouseError extends SaidError {
  constructor(
    readonly status: number,
    readonly code: string,
    said: Text,
    readonly clause: string | null,
  ) {
    super(said, code);
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
  const unknown: Text = { key: 'error-unknown', args: { status: String(status) } };
  if (typeof error !== 'object' || error === null) return new HouseError(status, '', unknown, null);
  const message: Partial<ErrorMessage> = error;
  const said = message.said?.key ? message.said : unknown;
  return new HouseError(status, message.code ?? '', said, message.clause ?? null);
}

const at = (table: string) => ({ params: { path: { table } } });
const session = (table: string, seat: number) => ({ params: { path: { table, seat } } });
const seenBy = (table: string, seat?: number) => ({
  params: { path: { table }, query: { seat: seat ?? null } },
});
const lineOf = (table: string, room: string, number: number) => ({
  params: { path: { table, room, number } },
});
const report = (report_id: string) => ({ params: { path: { report_id } } });
const tournamentNamed = (tournament: string) => ({ params: { path: { tournament } } });

/** What stands for the PIN of a seat, if it has one. */
function permitted(permit: string): Record<string, string> {
  return permit ? { 'x-tambo-permit': permit } : {};
}

export const house = {
  games: () => answered(GET('/api/games')),
  texts: (game: string, language: Language) =>
    answered(
      GET('/api/games/{game}/texts', { params: { path: { game }, query: { lang: language } } }),
    ),
  rules: (game: string, language: Language) =>
    answered(GET('/api/rules/{game}', { params: { path: { game }, query: { lang: language } } })),
  workshop: (game: string) => answered(GET('/api/workshop/{game}', { params: { path: { game } } })),
  examine: (game: string, part: string, text: string) =>
    answered(POST('/api/workshop/{game}', { params: { path: { game } }, body: { part, text } })),
  tables: () => answered(GET('/api/tables')),
  table: (id: string) => answered(GET('/api/tables/{table}', at(id))),
  open: (wanted: TableRequest) => answered(POST('/api/tables', { body: wanted })),
  join: (id: string, wanted: JoinRequest) =>
    answered(POST('/api/tables/{table}/join', { ...at(id), body: wanted })),
  invitation: (id: string, token: string) =>
    answered(POST('/api/tables/{table}/invitation', { ...at(id), body: { token } })),
  again: (id: string) => answered(POST('/api/tables/{table}/again', at(id))),
  agreed: (id: string) => answered(GET('/api/tables/{table}/proposals', at(id))),
  propose: (id: string, wanted: ProposalRequest) =>
    answered(POST('/api/tables/{table}/proposals', { ...at(id), body: wanted })),
  answer: (id: string, number: number, wanted: AnswerRequest) =>
    answered(
      POST('/api/tables/{table}/proposals/{number}', {
        params: { path: { table: id, number } },
        body: wanted,
      }),
    ),
  setPin: (id: string, seat: number, pin: string, permit: string) =>
    answered(
      POST('/api/tables/{table}/seats/{seat}/pin', { ...session(id, seat), body: { pin, permit } }),
    ),
  /** A page of a match shown again: frames from number `first` on. */
  replay: (id: string, seat?: number, first = 0) =>
    answered(
      GET('/api/tables/{table}/replay', {
        params: { path: { table: id }, query: { seat: seat ?? null, first } },
      }),
    ),
  review: (id: string, seat?: number) =>
    answered(GET('/api/tables/{table}/review', seenBy(id, seat))),
  dailies: () => answered(GET('/api/daily')),
  openDaily: (game: string, seats: SeatRequest[]) =>
    answered(POST('/api/daily/{game}', { params: { path: { game } }, body: { seats } })),
  evaluation: (id: string) => answered(GET('/api/tables/{table}/evaluation', at(id))),
  comments: (id: string) => answered(GET('/api/tables/{table}/comments', at(id))),
  comment: (id: string, wanted: CommentRequest) =>
    answered(POST('/api/tables/{table}/comments', { ...at(id), body: wanted })),
  removeComment: (id: string, number: number) =>
    answered(
      POST('/api/tables/{table}/comments/{number}/remove', {
        params: { path: { table: id, number } },
      }),
    ),
  whatIfs: (id: string) => answered(GET('/api/tables/{table}/what-if', at(id))),
  fork: (id: string, wanted: WhatIfRequest) =>
    answered(POST('/api/tables/{table}/what-if', { ...at(id), body: wanted })),
  messages: (id: string) => answered(GET('/api/tables/{table}/chat', at(id))),
  earlierMessages: (id: string, room: string, before: number) =>
    answered(
      GET('/api/tables/{table}/chat/{room}', {
        params: { path: { table: id, room }, query: { before } },
      }),
    ),
  block: (id: string, room: string, number: number, kind: 'mute' | 'block') =>
    answered(
      POST('/api/tables/{table}/chat/{room}/{number}/block', {
        ...lineOf(id, room, number),
        body: { kind },
      }),
    ),
  report: (id: string, room: string, number: number, reason: string) =>
    answered(
      POST('/api/tables/{table}/chat/{room}/{number}/report', {
        ...lineOf(id, room, number),
        body: { reason },
      }),
    ),
  blocks: () => answered(GET('/api/blocks')),
  forget: (entry: string) =>
    answered(POST('/api/blocks/{entry}/remove', { params: { path: { entry } } })),
  record: (id: string) => answered(GET('/api/tables/{table}/record', at(id))),
  lobby: () => answered(GET('/api/lobby')),
  quick: (wanted: QuickMatchRequest) => answered(POST('/api/lobby/quick', { body: wanted })),
  joinPublic: (id: string, name: string) =>
    answered(POST('/api/lobby/{table}/join', { ...at(id), body: { name } })),
  closeTable: (id: string) => answered(POST('/api/tables/{table}/close', at(id))),
  seatBot: (id: string, seat: number, level: string) =>
    answered(
      POST('/api/tables/{table}/seats/{seat}/bot', { ...session(id, seat), body: { level } }),
    ),
  dropSeat: (id: string, seat: number) =>
    answered(POST('/api/tables/{table}/seats/{seat}/drop', session(id, seat))),
  leave: (id: string, seat: number, permit = '') =>
    answered(
      POST('/api/tables/{table}/seats/{seat}/leave', {
        ...session(id, seat),
        headers: permitted(permit),
      }),
    ),
  comeBack: (id: string, seat: number, permit = '') =>
    answered(
      POST('/api/tables/{table}/seats/{seat}/back', {
        ...session(id, seat),
        headers: permitted(permit),
      }),
    ),
  askForBot: (id: string, seat: number) =>
    answered(POST('/api/tables/{table}/seats/{seat}/away', session(id, seat))),
  vacation: () => answered(GET('/api/vacation')),
  goOnVacation: (days: number) => answered(POST('/api/vacation', { body: { days } })),
  bring: (record: Record<string, unknown>) => answered(POST('/api/records', { body: record })),
  people: {
    me: () => answered(GET('/api/me')),
    profile: (id: string) =>
      answered(GET('/api/people/{public_id}', { params: { path: { public_id: id } } })),
    matches: (id: string, before: string) =>
      answered(
        GET('/api/people/{public_id}/matches', {
          params: { path: { public_id: id }, query: { before } },
        }),
      ),
    account: () => answered(GET('/api/account')),
    askToSignUp: (name: string) => answered(POST('/api/account/ask', { body: { name } })),
    signUp: (wanted: AccountRequest) => answered(POST('/api/account', { body: wanted })),
    signIn: (wanted: SignInRequest) => answered(POST('/api/session', { body: wanted })),
    comeBack: (taken: NewPassword) =>
      answered(POST('/api/session/password-reset', { body: taken })),
    askToSignIn: () => answered(POST('/api/session/passkey/ask')),
    signInByPasskey: (answer: PasskeyAnswer) =>
      answered(POST('/api/session/passkey', { body: answer })),
    signOut: () => answered(POST('/api/session/end')),
    rename: (name: string) => answered(POST('/api/account/name', { body: { name } })),
    changePassword: (wanted: PasswordRequest) =>
      answered(POST('/api/account/password', { body: wanted })),
    endSessions: (id: string | null) =>
      answered(POST('/api/account/sessions/end', { body: { id } })),
    askPasskey: () => answered(POST('/api/account/passkeys/ask')),
    keepPasskey: (answer: PasskeyAnswer) =>
      answered(POST('/api/account/passkeys', { body: answer })),
    dropPasskey: (id: string) => answered(POST('/api/account/passkeys/end', { body: { id } })),
    makeToken: (wanted: TokenRequest) => answered(POST('/api/account/tokens', { body: wanted })),
    dropToken: (id: string) => answered(POST('/api/account/tokens/end', { body: { id } })),
    depart: (wanted: AccountDeletionRequest) =>
      answered(POST('/api/account/delete', { body: wanted })),
  },
  ratings: (game: string, least: number) =>
    answered(GET('/api/ratings/games/{game}', { params: { path: { game }, query: { least } } })),
  tournaments: () => answered(GET('/api/tournaments')),
  tournament: (id: string) => answered(GET('/api/tournaments/{tournament}', tournamentNamed(id))),
  createTournament: (wanted: TournamentRequest) =>
    answered(POST('/api/tournaments', { body: wanted })),
  joinTournament: (id: string, name: string) =>
    answered(
      POST('/api/tournaments/{tournament}/join', { ...tournamentNamed(id), body: { name } }),
    ),
  addBotToTournament: (id: string, level: string) =>
    answered(
      POST('/api/tournaments/{tournament}/bots', { ...tournamentNamed(id), body: { level } }),
    ),
  leaveTournament: (id: string, entry: number) =>
    answered(
      POST('/api/tournaments/{tournament}/leave', { ...tournamentNamed(id), body: { entry } }),
    ),
  cancelTournament: (id: string) =>
    answered(POST('/api/tournaments/{tournament}/cancel', tournamentNamed(id))),
  tournamentOf: (table: string) =>
    answered(GET('/api/tables/{table}/tournament', { params: { path: { table } } })),
  startTournament: (id: string) =>
    answered(POST('/api/tournaments/{tournament}/start', tournamentNamed(id))),
  notifications: () => answered(GET('/api/notifications')),
  addChannel: (wanted: ChannelRequest) =>
    answered(POST('/api/notifications/channels', { body: wanted })),
  setNoticeTimeControl: (id: string, frequency: ChannelSummary['frequency']) =>
    answered(
      POST('/api/notifications/channels/{channel}/frequency', {
        params: { path: { channel: id } },
        body: { frequency },
      }),
    ),
  removeChannel: (id: string) =>
    answered(
      POST('/api/notifications/channels/{channel}/remove', { params: { path: { channel: id } } }),
    ),
  testChannel: (id: string) =>
    answered(
      POST('/api/notifications/channels/{channel}/test', { params: { path: { channel: id } } }),
    ),
  confirmChannel: (token: string) =>
    answered(POST('/api/notifications/confirm', { body: { token } })),
  myRatings: () => answered(GET('/api/ratings/mine')),
};

/** What only the admin may ask for: with the token of the admin's link. */
export function adminApi(token: string) {
  const pass = { 'x-tambo-admin': token };
  return {
    reports: () => answered(GET('/api/admin/reports', { headers: pass })),
    acts: () => answered(GET('/api/admin/actions', { headers: pass })),
    act: (id: string, wanted: AdminActionRequest) =>
      answered(
        POST('/api/admin/reports/{report_id}', { ...report(id), body: wanted, headers: pass }),
      ),
    passwordReset: (name: string) =>
      answered(POST('/api/admin/password-resets', { body: { name }, headers: pass })),
  };
}
