import { testApi, type TestApi, type Visitor } from '../../testing/test-api';
import { type Practice, startPractice } from './practice';

export interface BankApi extends TestApi {
  readonly practice: Practice;
  /** A visitor who has linked a fresh Item of a persona. */
  linked(who?: string | object): Promise<{ visitor: Visitor; itemId: string }>;
}

/** The whole api in front of a practice bank that listens. */
export async function bankApi(
  env: Readonly<Record<string, string | undefined>> = {},
): Promise<BankApi> {
  const practice = await startPractice();
  const port = new URL(practice.config.basePath).port;
  const api = await testApi({ PRACTICE_BANK_PORT: port, ...env });
  api.setClock(practice.now().toISOString());
  return {
    ...api,
    practice,
    linked: async (who) => {
      const visitor = api.visitor();
      const publicToken = await practice.publicToken(who);
      const answer = await visitor.post('/api/plaid/exchange-token', {
        public_token: publicToken,
        userId: 'demo_user',
      });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return { visitor, itemId: answer.json().item_id };
    },
    close: async () => {
      await api.close();
      await practice.close();
    },
  };
}
