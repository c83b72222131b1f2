import type { ChatEvent, ChatMessage } from '@halyard/shared-contracts/wire';
import { testApi, type TestApi, type Visitor } from '../../testing/test-api';
import { type Provider, queryOf, reading, startProvider } from './provider';

/** A question that rules can answer too, and how their answer begins. */
export const QUESTION = 'What is my net worth?';
export const CALCULATED = /^With the sample data: Your net worth is \$/;

/** The API with a provider, and a visitor who allowed using it. */
export interface Talking {
  readonly api: TestApi;
  readonly provider: Provider;
  readonly ann: Visitor;
  ask(message?: string, visitor?: Visitor): Promise<ChatMessage>;
  /** The events of a streamed answer. */
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

/** A model that reads a question as one about net worth. */
export const NET_WORTH = reading(queryOf('net_worth'));
