import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/config';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/**
 * Returns whether a request may use the development channel. Without a setting, only requests from this machine
 * outside production may; with `MFE_DEV_CHANNEL=on`, all may.
 */
export function isDevAllowed(
  { devChannel, production }: Pick<Config, 'devChannel' | 'production'>,
  { ip }: Pick<FastifyRequest, 'ip'>,
): boolean {
  if (devChannel !== null) return devChannel;
  return !production && LOOPBACK.test(ip);
}
