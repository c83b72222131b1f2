import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request as send } from 'node:http';
import { text } from 'node:stream/consumers';
import { type ChatCompletionRequest, type FixtureResponse, LLMock } from '@copilotkit/aimock';

type Script = (request: ChatCompletionRequest) => FixtureResponse | Promise<FixtureResponse>;

type Fault = 'none' | 'cut' | 'stall' | 'hang';

/** This local provider speaks OpenAI's protocol and records every byte that it receives. */
export interface Provider {
  readonly url: string;
  /** This address skips the recorder, for tests with thousands of questions that look at answers only. */
  readonly directUrl: string;
  readonly bodies: readonly string[];
  script(next: Script): void;
  /** Makes every answer end or stop halfway, or never begin. */
  fail(fault: Fault): void;
  close(): Promise<void>;
}

/** Tests ask thousands of times, and new connections would take most of the time. */
const agent = new Agent({ keepAlive: true });

async function passOn(url: string, body: string): Promise<IncomingMessage> {
  const call = send(url, {
    method: 'POST',
    agent,
    headers: { 'content-type': 'application/json', authorization: 'Bearer test' },
  });
  call.end(body);
  const [answer] = await once(call, 'response');
  return answer as IncomingMessage;
}

let script: Script;
let running: Promise<LLMock> | null = null;

async function startMock(): Promise<LLMock> {
  const mock = new LLMock({ port: 0, chunkSize: 12, journalMaxEntries: 1 });
  mock.on({ predicate: () => true }, (request) => script(request));
  await mock.start();
  return mock;
}

afterAll(async () => {
  await (await running)?.stop();
});

/** Starts the provider behind a recorder that can fail. */
export async function startProvider(): Promise<Provider> {
  let fault: Fault = 'none';
  const bodies: string[] = [];
  script = () => ({ content: 'Nothing to say.' });
  const mock = await (running ??= startMock());
  const line = createServer(async (request, reply) => {
    const body = await text(request);
    bodies.push(body);
    if (fault === 'hang') return;
    const answer = await passOn(`${mock.url}${request.url}`, body);
    reply.writeHead(answer.statusCode ?? 500, {
      'content-type': answer.headers['content-type'] ?? 'application/json',
    });
    const whole = await text(answer);
    if (fault === 'none') return void reply.end(whole);
    reply.write(whole.slice(0, whole.length / 2));
    if (fault === 'cut') setTimeout(() => reply.destroy(), 20);
  });
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
  const address = line.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/v1`,
    directUrl: `${mock.url}/v1`,
    bodies,
    script: (next) => {
      script = next;
    },
    fail: (next) => {
      fault = next;
    },
    close: async () => {
      line.closeAllConnections();
      line.close();
      await once(line, 'close');
    },
  };
}

/** Returns a query as a model writes it. */
export const queryOf = (measure: string, part: object = {}): object => ({
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
  ...part,
});

/** Returns a model that reads these queries out of every question. */
export const reading =
  (...queries: readonly object[]) =>
  (): FixtureResponse => ({
    toolCalls: [{ name: 'ask', arguments: JSON.stringify({ queries, term: null }) }],
  });
