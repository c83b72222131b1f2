import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { buildPracticeBank } from '../../../practice-bank/app';
import type { HistoryPace } from '../../../practice-bank/bank/advance';
import { loadPersonas } from '../../../practice-bank/persona/persona';
import { postWithFetch } from '../../../practice-bank/webhooks/outbox';
import type { BankConfig } from '../../config/config';

const PERSONAS = join(__dirname, '../../../practice-bank/personas');

export const personas = loadPersonas(PERSONAS);

interface PostedWebhook {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** It is a practice bank that listens. A test controls its clock and receives its webhooks. */
export interface Practice {
  readonly config: BankConfig;
  readonly posted: PostedWebhook[];
  readonly now: () => Date;
  moveClock(ms: number): void;
  /** Calls an endpoint of the bank itself, as Link or a tester would. */
  ask(path: string, body: object): Promise<Record<string, unknown>>;
  /** Returns a public token for a fresh Item of a persona (by name) or of a custom user. */
  publicToken(
    who?: string | object,
    options?: { institution?: string; webhook?: string },
  ): Promise<string>;
  /** Resets its clock and its webhooks for another test, and returns false if it was closed. */
  startOver(): boolean;
  close(): Promise<void>;
}

/** Tests that call a bank over HTTP take a second, and much longer on a busy machine. */
jest.setTimeout(30_000);

/**
 * It is the same day in every time zone from Alaska to Kiribati, because the practice bank uses the day of the
 * machine.
 */
const START = Date.parse('2026-11-20T09:00:00Z');

const KEYS = { 'plaid-client-id': 'practice', 'plaid-secret': 'practice' };

/** With `deliversWebhooks`, webhooks are really posted; without it, they are only stored. */
export async function startPractice({
  history = 'at-once',
  deliversWebhooks = false,
}: { history?: HistoryPace; deliversWebhooks?: boolean } = {}): Promise<Practice> {
  let nowMs = START;
  const posted: PostedWebhook[] = [];
  const app = buildPracticeBank({
    clock: () => new Date(nowMs),
    personas,
    seed: 'test',
    history,
    postWebhook: async (url, body, headers) => {
      posted.push({ body, headers });
      return deliversWebhooks ? postWithFetch(url, body, headers) : 200;
    },
  });
  const base = await app.listen({ port: 0, host: '127.0.0.1' });
  const ask: Practice['ask'] = (path, body) => askBank(app, path, body);
  return {
    config: bankConfigAt(base),
    posted,
    now: () => new Date(nowMs),
    moveClock: (ms) => {
      nowMs += ms;
    },
    ask,
    publicToken: async (who = 'family-homeowners', options = {}) => {
      const answer = await ask('/sandbox/public_token/create', publicTokenRequest(who, options));
      return String(answer.public_token);
    },
    startOver: () => {
      nowMs = START;
      posted.length = 0;
      return app.server.listening;
    },
    close: async () => {
      await app.close();
    },
  };
}

export function bankConfigAt(base: string): BankConfig {
  return {
    mode: 'practice',
    clientId: 'practice',
    secret: 'practice',
    basePath: base,
    linkScriptUrl: `${base}/link/v2/stable/link-initialize.js`,
    linkOrigins: [base],
    webhookUrl: null,
    redirectUri: null,
  };
}

async function askBank(app: FastifyInstance, path: string, body: object) {
  const response = await app.inject({ method: 'POST', url: path, headers: KEYS, payload: body });
  if (response.statusCode !== 200) throw new Error(`${path}: ${response.body}`);
  const answer: Record<string, unknown> = response.json();
  return answer;
}

function publicTokenRequest(
  who: string | object,
  { institution = 'ins_109508', webhook }: { institution?: string; webhook?: string },
) {
  const login =
    typeof who === 'string'
      ? { override_username: who }
      : { override_username: 'user_custom', override_password: JSON.stringify(who) };
  return {
    institution_id: institution,
    initial_products: ['transactions', 'liabilities', 'investments'],
    options: { ...login, ...(webhook ? { webhook } : {}) },
  };
}
