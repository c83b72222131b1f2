import type { FastifyRequest } from 'fastify';
import type { Counter } from '../../limits/failures';
import { networkOf } from '../../limits/network-of';
import type { Rule } from '../../limits/wait';
import type { IdentityWorld } from '../world';
import { deviceToken } from './device-cookie';
import type { Place } from './hash-line';
import { isKnownDevice } from './known-devices';

const MINUTE_MS = 60_000;

/** Ten free guesses and then ever longer waits: at most 86 guesses within any 24 hours. */
const ACCOUNT: Rule = { free: 10, longestWaitMs: 20 * MINUTE_MS };
/** Two hundred people may share one IPv4 address, and some of them mistype. */
const NETWORK: Rule = { free: 300, longestWaitMs: 15 * MINUTE_MS };

/** Where a guess is counted, and where it waits for the processor. */
export interface Counted {
  readonly counters: readonly Counter[];
  readonly place: Place;
  /** Whose failures no longer matter once a guess was right. A stranger's right guess clears nothing of the account's. */
  readonly clearedBySuccess: string | null;
}

const networkCounter = ({ ip, server }: FastifyRequest): Counter => ({
  name: 'network',
  subject: server.pseudonym('network', networkOf(ip)),
  rule: NETWORK,
});

export const accountSubject = ({ server }: FastifyRequest, email: string): string =>
  server.pseudonym('account', email);

/** A guess that names no account, such as a mailed link, counts for its network alone. */
export const countedForNetwork = (request: FastifyRequest): Counted => ({
  counters: [networkCounter(request)],
  place: { isKnown: false, source: networkOf(request.ip) },
  clearedBySuccess: null,
});

/**
 * A guess from a known device counts for this device and account alone. One from anywhere else counts for its network and
 * for the account; the network comes first, so that a network which has to wait uses up nothing of the account's.
 */
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
