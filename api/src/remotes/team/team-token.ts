import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Level, Teams, TeamToken } from './team-store';

const ID_BYTES = 4;
const SECRET_BYTES = 32;
const FORM = /^hat_([0-9a-f]{8})_([\w-]{43})$/;

const digest = (secret: string): Buffer => createHash('sha256').update(secret).digest();

interface NewToken {
  readonly id: string;
  /** The team receives this text once: `hat_<id>_<secret>`. */
  readonly text: string;
  readonly hash: string;
}

export function newToken(): NewToken {
  const id = randomBytes(ID_BYTES).toString('hex');
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  return { id, text: `hat_${id}_${secret}`, hash: digest(secret).toString('base64url') };
}

export interface TeamCaller {
  readonly team: string;
  readonly tokenId: string;
  readonly may: Level;
}

const matches = (token: TeamToken, secret: string): boolean =>
  timingSafeEqual(Buffer.from(token.hash, 'base64url'), digest(secret));

/** Returns the team of a token, or null for an unknown, revoked, or expired one. */
export function callerOf(text: string, { tokens }: Teams, now: Date): TeamCaller | null {
  const [, tokenId = '', secret = ''] = FORM.exec(text) ?? [];
  const token = Object.hasOwn(tokens, tokenId) ? tokens[tokenId] : undefined;
  if (!token || !matches(token, secret) || Date.parse(token.expires) <= now.getTime()) return null;
  return { team: token.team, tokenId, may: token.may };
}
