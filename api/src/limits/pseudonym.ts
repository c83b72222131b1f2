import { createHmac } from 'node:crypto';
import type { Config } from '../config/config';

type Kind = 'account' | 'device' | 'mail' | 'network' | 'page-load';

export type Pseudonym = (kind: Kind, value: string) => string;

/** The key is needed because all IPv4 addresses could be hashed within minutes; all instances share it. */
export function pseudonyms({ tokenKeys }: Pick<Config, 'tokenKeys'>): Pseudonym {
  const [first] = tokenKeys;
  if (!first) throw new Error('there is no token key');
  const key = createHmac('sha256', first.key).update('pseudonyms').digest();
  return (kind, value) => createHmac('sha256', key).update(`${kind}|${value}`).digest('hex');
}
