import cookies from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'halyard-trial';
/** It lasts as long as the choice of a version in the shell. */
export const TRIAL_MS = 8 * 60 * 60_000;

export type RequestedTrial =
  | { readonly channel: string }
  | { readonly remote: string; readonly version: string };

const CHANNEL = /^dev\/([\w-]{43})$/;
const VERSION = /^try\/([a-z][a-z0-9-]{1,40})\/(\d+\.\d+\.\d+(?:-[\w.]+)?)$/;

export const trialText = (requested: RequestedTrial): string =>
  'channel' in requested
    ? `dev/${requested.channel}`
    : `try/${requested.remote}/${requested.version}`;

export function parseTrial(text: string): RequestedTrial | null {
  const [, channel] = CHANNEL.exec(text) ?? [];
  if (channel !== undefined) return { channel };
  const [, remote, version] = VERSION.exec(text) ?? [];
  return remote !== undefined && version !== undefined ? { remote, version } : null;
}

export const trialCookie = ({ headers }: FastifyRequest): string | null =>
  headers.cookie?.includes(COOKIE) ? (cookies.parse(headers.cookie)[COOKIE] ?? null) : null;

export function setTrial(reply: FastifyReply, text: string, secure: boolean): void {
  const cookie = cookies.serialize(COOKIE, text, {
    httpOnly: true,
    sameSite: 'strict',
    path: '/',
    secure,
    maxAge: text === '' ? 0 : TRIAL_MS / 1000,
  });
  reply.header('set-cookie', cookie);
}
