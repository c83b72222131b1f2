import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_DIR } from '../../../paths.mjs';
import { freePort } from '../../../run/port.mjs';
import { startService } from '../../../run/service.mjs';
import { whenOver } from '../../../run/when-over.mjs';

const CONTROL_TOKEN = 'proof';
const PERSON = 'proof-person';
const KEYS = { 'plaid-client-id': 'practice', 'plaid-secret': 'practice' };

/** Nothing leaves the machine: the practice bank replaces Plaid, and rules replace the AI. */
export const NO_PROVIDERS = { PLAID_CLIENT_ID: '', PLAID_SECRET: '', OPENAI_API_KEY: '' };

/**
 * Writes the only user of a practice bank to a file and returns the bank's settings. `person` is in Plaid's
 * custom-user format.
 */
export function settingsOfBank(folder, person) {
  const personas = join(folder, 'personas');
  mkdirSync(personas);
  writeFileSync(join(personas, `${PERSON}.json`), JSON.stringify(person));
  return { PRACTICE_PERSONAS_DIR: personas, PRACTICE_BANK_CONTROL_TOKEN: CONTROL_TOKEN };
}

/** Returns functions that call a practice bank directly, without the product. */
export function practiceBankAt(url) {
  const post = async (path, headers, body) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };

  const control = (path, body) =>
    post(`/practice/control/${path}`, { authorization: `Bearer ${CONTROL_TOKEN}` }, body);

  /**
   * Returns the token that Link would give to the product. The bank sends its webhooks to `webhook`, if it is
   * given.
   */
  const publicToken = async ({ products = ['transactions', 'liabilities'], webhook } = {}) => {
    const { public_token } = await post('/sandbox/public_token/create', KEYS, {
      institution_id: 'ins_109508',
      initial_products: products,
      options: { override_username: PERSON, ...(webhook ? { webhook } : {}) },
    });
    return public_token;
  };

  /** Links the bank for the user of this session. */
  const link = async ({ api }, webhook) => {
    const public_token = await publicToken({ webhook });
    const { status, body } = await api('POST', '/api/plaid/exchange-token', { public_token });
    if (status !== 200) throw new Error(JSON.stringify(body));
  };
  return { control, publicToken, link };
}

/**
 * Starts the built practice bank in its own folder. Returns access to its control plane and the `env` that connects
 * an API to it. `close`, or the end of this process, removes everything after it ends the services that `closing`
 * received.
 */
export async function openPracticeWorld(person) {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-proof-'));
  const port = await freePort();
  const bank = startService('The practice bank', join(API_DIR, 'practice-bank/server.mjs'), {
    ...settingsOfBank(folder, person),
    PRACTICE_BANK_PORT: String(port),
    PRACTICE_BANK_STATE: undefined,
  });
  const services = new Set();
  const close = whenOver(async () => {
    await Promise.all([...services].map((service) => service.stop()));
    await bank.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  await bank.ready;
  return {
    folder,
    env: {
      ...NO_PROVIDERS,
      PRACTICE_BANK_PORT: String(port),
      TOKEN_KEY_FILE: join(folder, 'token.key'),
      LOG_LEVEL: 'silent',
    },
    closing: (service) => void services.add(service),
    close,
    ...practiceBankAt(`http://127.0.0.1:${port}`),
  };
}
