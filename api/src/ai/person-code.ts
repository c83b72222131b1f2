import { createHmac } from 'node:crypto';
import type { Config } from '../config/config';

/** Returns a stable name for a user that reveals nothing without our key. */
export function personCode({ tokenKeys }: Config, userId: string): string {
  const [first] = tokenKeys;
  return createHmac('sha256', first?.key ?? '')
    .update(`ai:${userId}`)
    .digest('hex')
    .slice(0, 32);
}
