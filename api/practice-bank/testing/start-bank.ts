import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Configuration, PlaidApi } from 'plaid';
import { buildPracticeBank, type PracticeBankOptions } from '../app';
import { checkAnswers } from '../contract/check-answers';

/** A bank that listens, the real SDK pointed at it, and what its answers did wrong. */
export interface RunningBank {
  readonly app: FastifyInstance;
  readonly url: string;
  readonly api: PlaidApi;
  /** What did not match Plaid's types so far. */
  readonly violations: string[];
  /** Calls the control plane. */
  readonly control: (path: string, body?: unknown) => Promise<unknown>;
  /** Puts the bank's clock forward. */
  readonly wait: (ms: number) => Promise<unknown>;
}

export const NOON = new Date(2026, 10, 20, 12);
const CONTROL_TOKEN = 'test-control';

/** Starts a bank on a free port. Its clock stands at noon on 20 November 2026 until `wait` moves it. */
export async function startBank(options: Partial<PracticeBankOptions> = {}): Promise<RunningBank> {
  const app = buildPracticeBank({
    clock: () => NOON,
    personas: [],
    seed: 'test',
    controlToken: CONTROL_TOKEN,
    ...options,
  });
  const violations = checkAnswers(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${portOf(app)}`;
  const control = async (path: string, body: unknown = {}) => {
    const answer = await fetch(`${url}/practice/control/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${CONTROL_TOKEN}` },
      body: JSON.stringify(body),
    });
    return answer.json();
  };
  return {
    app,
    url,
    violations,
    control,
    wait: (ms) => control('clock', { advance_ms: ms }),
    api: sdk(url, 'practice', 'practice'),
  };
}

/** The real SDK with the keys given. */
export function sdk(url: string, clientId: string, secret: string): PlaidApi {
  const headers = { 'PLAID-CLIENT-ID': clientId, 'PLAID-SECRET': secret };
  return new PlaidApi(new Configuration({ basePath: url, baseOptions: { headers } }));
}

function portOf(app: FastifyInstance): number {
  const address: AddressInfo | string | null = app.server.address();
  if (address === null || typeof address === 'string')
    throw new Error('the bank is not listening on a port');
  return address.port;
}
