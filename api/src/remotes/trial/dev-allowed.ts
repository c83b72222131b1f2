import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/config';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/**
 * Whether a request may use the development channel: one from this machine, where this is no production; any, where the
 * operator said so with `MFE_DEV_CHANNEL=on`.
 */
export function isDevAllowed(
  { devChannel, production }: Pick<Config, 'devChannel' | 'production'>,
  { ip }: Pick<FastifyRequest, 'ip'>,
): boolean {
  if (devChannel !== null) return devChannel;
  return !production && LOOPBACK.test(ip);
}
