/** Quick phrases by their keys; must agree with PHRASES in house/chat/service.py. */
export const PHRASES = [
  'hello',
  'luck',
  'nice',
  'oops',
  'thanks',
  'sorry',
  'moment',
  'hurry',
  'back',
  'close',
  'good-game',
  'again',
] as const;
