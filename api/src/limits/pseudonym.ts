import { createHmac } from 'node:crypto';
import type { Config } from '../config';

type Kind = 'account' | 'device' | 'mail' | 'network' | 'page-load';

/** Replaces an email address or a network address by a hash that nobody without the key can guess back or make. */
export type Pseudonym = (kind: Kind, value: string) => string;

/**
 * Pseudonyms are the same on every instance that has the same first token key. A plain hash would not do: the four
 * billion IPv4 addresses are hashed within minutes.
 */
export function pseudonyms({ tokenKeys }: Pick<Config, 'tokenKeys'>): Pseudonym {
  const [first] = tokenKeys;
  if (!first) throw new Error('there is no token key');
  const key = createHmac('sha256', first.key).update('pseudonyms').digest();
  return (kind, value) => createHmac('sha256', key).update(`${kind}|${value}`).digest('hex');
}
