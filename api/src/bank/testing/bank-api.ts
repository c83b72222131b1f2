import { randomBytes } from 'node:crypto';
import { testApi, type TestApi, type Visitor } from '../../testing/test-api';
import { TokenVault } from '../token/token-vault';
import { type Practice, startPractice } from './practice';

export interface BankApi extends TestApi {
  readonly practice: Practice;
  readonly sealingKey: string;
  linked(
    who?: string | object,
    options?: { webhook?: string },
  ): Promise<{ visitor: Visitor; itemId: string }>;
  tokenOf(itemId: string): Promise<string>;
}

type Settings = Parameters<typeof startPractice>[0];

/** An api that starts over has the settings of its first test, so all tests of a file use the same key. */
const KEY = randomBytes(32);

/** These banks wait for the next test of the file, by their settings. */
const waiting = new Map<string, Practice[]>();
let isFileOver = false;

afterAll(async () => {
  isFileOver = true;
  for (const alike of waiting.values())
    await Promise.all(alike.splice(0).map((practice) => practice.close()));
});

/** Returns a practice bank, whose users of earlier tests no other test knows, and a function that ends its use. */
async function borrowPractice(bank: Settings) {
  const settings = JSON.stringify(bank);
  const alike = waiting.get(settings) ?? [];
  waiting.set(settings, alike);
  const practice = alike.pop() ?? (await startPractice(bank));
  const giveBack = async () => {
    if (!isFileOver && practice.startOver()) alike.push(practice);
    else await practice.close();
  };
  return { practice, giveBack };
}

/** Starts the whole api in front of a practice bank that listens. Both start over as `testApi` does. */
export async function bankApi(
  env: Readonly<Record<string, string | undefined>> = {},
  bank: Settings = {},
): Promise<BankApi> {
  const vault = new TokenVault([{ id: 'k1', key: KEY }]);
  const { practice, giveBack } = await borrowPractice(bank);
  const port = new URL(practice.config.basePath).port;
  const api = await testApi({
    PRACTICE_BANK_PORT: port,
    TOKEN_KEYS: `k1:${KEY.toString('base64')}`,
    ...env,
  });
  api.setClock(practice.now().toISOString());
  return {
    ...api,
    practice,
    sealingKey: KEY.toString('base64'),
    linked: async (who, options) => {
      const visitor = api.visitor();
      const publicToken = await practice.publicToken(who, options);
      const answer = await visitor.post('/api/plaid/exchange-token', {
        public_token: publicToken,
        userId: 'demo_user',
      });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return { visitor, itemId: answer.json().item_id };
    },
    tokenOf: async (itemId) => {
      const item = await api.db
        .selectFrom('items')
        .selectAll()
        .where('id', '=', itemId)
        .executeTakeFirstOrThrow();
      return vault.open(item.token_sealed ?? '', { userId: item.user_id, itemId }).reveal();
    },
    close: async () => {
      await api.close();
      await giveBack();
    },
  };
}
