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

/** Starts the whole api in front of a practice bank that listens. */
export async function bankApi(
  env: Readonly<Record<string, string | undefined>> = {},
  bank: Parameters<typeof startPractice>[0] = {},
): Promise<BankApi> {
  const key = randomBytes(32);
  const vault = new TokenVault([{ id: 'k1', key }]);
  const practice = await startPractice(bank);
  const port = new URL(practice.config.basePath).port;
  const api = await testApi({
    PRACTICE_BANK_PORT: port,
    TOKEN_KEYS: `k1:${key.toString('base64')}`,
    ...env,
  });
  api.setClock(practice.now().toISOString());
  return {
    ...api,
    practice,
    sealingKey: key.toString('base64'),
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
      await practice.close();
    },
  };
}
