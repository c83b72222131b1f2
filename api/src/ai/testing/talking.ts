import type { ChatEvent, ChatMessage } from '@halyard/shared-contracts/wire';
import { testApi, type TestApi, type Visitor } from '../../testing/test-api';
import { type Provider, queryOf, reading, startProvider } from './provider';

/** Rules can answer this question too, and their answer begins like this. */
export const QUESTION = 'What is my net worth?';
export const CALCULATED = /^With the sample data: Your net worth is \$/;

/** This is the API with a provider and a visitor who gave consent. */
export interface Talking {
  readonly api: TestApi;
  readonly provider: Provider;
  readonly ann: Visitor;
  ask(message?: string, visitor?: Visitor): Promise<ChatMessage>;
  stream(message?: string): Promise<ChatEvent[]>;
  close(): Promise<void>;
}

export async function startTalking(env: Readonly<Record<string, string>> = {}): Promise<Talking> {
  const provider = await startProvider();
  const api = await testApi({
    OPENAI_API_KEY: 'sk-test',
    OPENAI_BASE_URL: provider.url,
    OPENAI_MODEL: 'gpt-4o-mini',
    ...env,
  });
  const ann = api.visitor();
  await ann.post('/api/ai/consent', { granted: true });
  return {
    api,
    provider,
    ann,
    ask: async (message = QUESTION, visitor = ann) =>
      (await visitor.post('/api/ai/chat', { message, userId: 'demo_user' })).json().response,
    stream: async (message = QUESTION) => {
      const answer = await ann.call('POST', '/api/ai/chat', {
        body: { message },
        headers: { accept: 'text/event-stream' },
      });
      return answer.body
        .split('\n\n')
        .filter((event) => event.startsWith('data: '))
        .map((event) => JSON.parse(event.slice('data: '.length)));
    },
    close: async () => {
      api.app.server.closeAllConnections();
      await api.close();
      await provider.close();
    },
  };
}

export const NET_WORTH = reading(queryOf('net_worth'));
