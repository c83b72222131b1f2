import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { type FaultCode, PlaidFault } from './plaid-fault';
import { itemBody } from './request-body';

/** These are Plaid's limits for the calls of one Item, or those of its Sandbox where they differ. */
const limits: Readonly<Record<string, readonly [perMinute: number, code: FaultCode]>> = {
  '/accounts/get': [15, 'ACCOUNTS_LIMIT'],
  '/accounts/balance/get': [5, 'BALANCE_LIMIT'],
  '/item/get': [15, 'ITEM_GET_LIMIT'],
  '/item/remove': [30, 'RATE_LIMIT'],
  '/liabilities/get': [10, 'RATE_LIMIT'],
  '/investments/holdings/get': [15, 'RATE_LIMIT'],
  '/investments/transactions/get': [30, 'RATE_LIMIT'],
  '/transactions/recurring/get': [20, 'RATE_LIMIT'],
  '/transactions/sync': [50, 'TRANSACTIONS_SYNC_LIMIT'],
  '/transactions/refresh': [2, 'RATE_LIMIT'],
};

const MINUTE_MS = 60_000;

/** Limits the calls of each Item within a sliding minute. Like Plaid's, the answer 429 has no Retry-After. */
export function limitRates(app: FastifyInstance, clock: () => Date): void {
  const calls = new Map<string, number[]>();
  app.addHook('preHandler', async ({ url, body }) => {
    const limit = limits[url];
    const parsed = v.safeParse(itemBody, body);
    if (!limit || !parsed.success) return;
    const key = `${url} ${parsed.output.access_token}`;
    const nowMs = clock().getTime();
    const recent = (calls.get(key) ?? []).filter((ms) => ms > nowMs - MINUTE_MS);
    if (recent.length >= limit[0]) throw new PlaidFault(limit[1]);
    calls.set(key, [...recent, nowMs]);
  });
}
