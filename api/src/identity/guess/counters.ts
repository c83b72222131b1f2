import type { FastifyRequest } from 'fastify';
import type { Counter } from '../../limits/failures';
import { networkOf } from '../../limits/network-of';
import type { Rule } from '../../limits/wait';
import type { IdentityWorld } from '../world';
import { deviceToken } from './device-cookie';
import type { Place } from './hash-line';
import { isKnownDevice } from './known-devices';

const MINUTE_MS = 60_000;

/** This allows at most 86 guesses within any 24 hours. */
const ACCOUNT: Rule = { free: 10, longestWaitMs: 20 * MINUTE_MS };
/** Two hundred users may share one IPv4 address. */
const NETWORK: Rule = { free: 300, longestWaitMs: 15 * MINUTE_MS };

export interface Counted {
  readonly counters: readonly Counter[];
  readonly place: Place;
  /** A right guess from an unknown browser resets no counter. */
  readonly clearedBySuccess: string | null;
}

const networkCounter = ({ ip, server }: FastifyRequest): Counter => ({
  name: 'network',
  subject: server.pseudonym('network', networkOf(ip)),
  rule: NETWORK,
});

export const accountSubject = ({ server }: FastifyRequest, email: string): string =>
  server.pseudonym('account', email);

export const countedForNetwork = (request: FastifyRequest): Counted => ({
  counters: [networkCounter(request)],
  place: { isKnown: false, source: networkOf(request.ip) },
  clearedBySuccess: null,
});

/** The network comes before the account, so that a blocked network uses up none of the account's allowance. */
export async function countedForAccount(
  world: IdentityWorld,
  request: FastifyRequest,
  email: string,
): Promise<Counted> {
  const stranger = countedForNetwork(request);
  const token = deviceToken(request, world);
  if (token !== null && (await isKnownDevice(world.db, email, token))) {
    const subject = request.server.pseudonym('device', `${email} ${token}`);
    const counters = [{ name: 'device', subject, rule: ACCOUNT }];
    return { counters, place: { isKnown: true, source: subject }, clearedBySuccess: subject };
  }
  const account = { name: 'account', subject: accountSubject(request, email), rule: ACCOUNT };
  return { ...stranger, counters: [...stranger.counters, account] };
}
