import { createHmac } from 'node:crypto';
import type { Config } from '../config/config';

/** A name for a user that stays the same for the provider and reveals nothing without our key. */
export function personCode({ tokenKeys }: Config, userId: string): string {
  const [first] = tokenKeys;
  return createHmac('sha256', first?.key ?? '')
    .update(`ai:${userId}`)
    .digest('hex')
    .slice(0, 32);
}
