import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import {
  type ChatCompletionRequest,
  type FixtureOpts,
  type FixtureResponse,
  LLMock,
} from '@copilotkit/aimock';

/** A `Script` is the answer of the scripted model to one call. */
type Script = (request: ChatCompletionRequest) => FixtureResponse;

/** An `AiProvider` is a local provider of a model that speaks OpenAI's protocol. */
export interface AiProvider {
  /** These settings make the product use this provider. */
  readonly settings: NodeJS.ProcessEnv;
  /** These are the bodies of the calls, exactly as they arrived. */
  readonly bodies: readonly string[];
  /** Sets the answer to every call from now on, and how it is streamed. */
  will(answer: Script, how?: FixtureOpts): void;
  /** Holds back the answers to matching calls until the returned function or the next `will` runs. */
  holdBack(isSuch?: (body: string) => boolean): () => void;
  close(): Promise<void>;
}

/** Starts the provider behind a proxy that records the requests as they arrive. */
export async function startAiProvider(): Promise<AiProvider> {
  const mock = new LLMock({ port: 0, chunkSize: 12 });
  await mock.start();
  const bodies: string[] = [];
  const atOnce = async () => undefined;
  let mayAnswer: (body: string) => Promise<void> = atOnce;
  const pass = async (request: IncomingMessage, reply: ServerResponse) => {
    const body = await text(request);
    bodies.push(body);
    await mayAnswer(body);
    const answer = await fetch(`${mock.url}${request.url}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer test' },
      body,
    });
    const type = answer.headers.get('content-type') ?? 'application/json';
    reply.writeHead(answer.status, { 'content-type': type });
    await pipeline(Readable.from(answer.body ?? []), reply);
  };
  // When the provider closes the connection, the proxy closes it too.
  const line = createServer(
    (request, reply) => void pass(request, reply).catch(() => reply.destroy()),
  );
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
  const address = line.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    settings: {
      OPENAI_API_KEY: 'sk-test',
      OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      OPENAI_MODEL: 'gpt-4o-mini',
    },
    bodies,
    will: (answer, how) => {
      mayAnswer = atOnce;
      mock.clearFixtures();
      mock.on({ predicate: () => true }, answer, how);
    },
    holdBack: (isSuch = () => true) => {
      let letGo = () => {};
      const gone = new Promise<void>((resolve) => (letGo = resolve));
      mayAnswer = (body) => (isSuch(body) ? gone : atOnce());
      return letGo;
    },
    close: async () => {
      line.closeAllConnections();
      line.close();
      await mock.stop();
    },
  };
}

/** Returns a script that reads every question as a question about this measure. */
export const reading =
  (measure: string): Script =>
  () => ({
    toolCalls: [
      {
        name: 'ask',
        arguments: JSON.stringify({
          queries: [
            {
              measure,
              subjects: [],
              without: [],
              period: null,
              compare: null,
              split: null,
              top: null,
              amount: null,
              size: null,
              order: null,
              target: null,
              rank: null,
              weekdays: [],
            },
          ],
          term: null,
        }),
      },
    ],
  });
