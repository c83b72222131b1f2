import { randomUUID, timingSafeEqual } from 'node:crypto';
import cookies from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pseudonym } from '../../limits/pseudonym';

/** A page may stay open for a working day. */
const LIFETIME_MS = 12 * 60 * 60_000;

/** Beyond this number, one in ten page loads may report. */
const UNSAMPLED_PER_MINUTE = 600;
const ONE_IN = 10;

const COOKIE = 'halyard-page';
const REPORT_PATH = '/remotes/telemetry';
const MINUTE_MS = 60_000;

const signature = (pseudonym: Pseudonym, load: string): string => pseudonym('page-load', load);

/** Every instance can check the signature. */
export function pageLoadToken(pseudonym: Pseudonym, now: Date): string {
  const load = `${randomUUID()}.${now.getTime()}`;
  return `${load}.${signature(pseudonym, load)}`;
}

/** Returns null for a forged or expired token. */
export function pageLoadOf(pseudonym: Pseudonym, token: string, now: Date): string | null {
  const [id = '', begun = '', signed = ''] = token.split('.');
  const expected = Buffer.from(signature(pseudonym, `${id}.${begun}`));
  const received = Buffer.from(signed);
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) return null;
  const age = now.getTime() - Number(begun);
  return age >= -MINUTE_MS && age <= LIFETIME_MS ? id : null;
}

export function pageLoadSample(): (now: Date) => boolean {
  let minute = 0;
  let loads = 0;
  return (now) => {
    const current = Math.floor(now.getTime() / MINUTE_MS);
    loads = current === minute ? loads + 1 : 1;
    minute = current;
    return loads <= UNSAMPLED_PER_MINUTE || loads % ONE_IN === 0;
  };
}

export function setPageLoad(reply: FastifyReply, token: string | null, secure: boolean): void {
  const cookie = cookies.serialize(COOKIE, token ?? '', {
    httpOnly: true,
    sameSite: 'strict',
    path: REPORT_PATH,
    secure,
    maxAge: token === null ? 0 : LIFETIME_MS / 1000,
  });
  reply.header('set-cookie', cookie);
}

export const pageLoadCookie = ({ headers }: FastifyRequest): string =>
  cookies.parse(headers.cookie ?? '')[COOKIE] ?? '';
