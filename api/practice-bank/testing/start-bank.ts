import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Configuration, PlaidApi } from 'plaid';
import { buildPracticeBank, type PracticeBankOptions } from '../app';
import { checkAnswers } from '../contract/check-answers';

export interface RunningBank {
  readonly url: string;
  readonly api: PlaidApi;
  readonly control: (path: string, body?: unknown) => Promise<unknown>;
  readonly truth: (itemId: string) => Promise<Truth>;
  readonly wait: (ms: number) => Promise<unknown>;
  /** Stops the bank. Throws when one of its answers did not match Plaid's types. */
  readonly close: () => Promise<void>;
}

interface Truth {
  readonly transactions: readonly { transaction_id: string; amount: number; pending: boolean }[];
}

export const NOON = new Date(2026, 10, 20, 12);
const CONTROL_TOKEN = 'test-control';

const listening = new Set<FastifyInstance>();

// A bank that a failed test left open would prevent Jest from ending.
afterAll(() => Promise.all([...listening].map((app) => app.close())));

/** Starts a bank on a free port. Its clock shows noon on 20 November 2026 until `wait` moves it. */
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
  listening.add(app);
  const url = `http://127.0.0.1:${portOf(app)}`;
  const ask = async (path: string, body: unknown) => {
    const answer = await fetch(`${url}/practice/control/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${CONTROL_TOKEN}` },
      body: JSON.stringify(body),
    });
    return answer.text();
  };
  const control = async (path: string, body: unknown = {}): Promise<unknown> =>
    JSON.parse(await ask(path, body));
  return {
    url,
    control,
    truth: async (item_id) => JSON.parse(await ask('truth', { item_id })),
    wait: (ms) => control('clock', { advance_ms: ms }),
    api: sdk(url, 'practice', 'practice'),
    close: async () => {
      listening.delete(app);
      await app.close();
      if (violations.length > 0) throw new Error(violations.join('\n'));
    },
  };
}

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
