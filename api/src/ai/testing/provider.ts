import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request as send } from 'node:http';
import { text } from 'node:stream/consumers';
import { type ChatCompletionRequest, type FixtureResponse, LLMock } from '@copilotkit/aimock';

/** What a scripted model answers to one call. */
type Script = (request: ChatCompletionRequest) => FixtureResponse | Promise<FixtureResponse>;

/** How the line to the provider fails. */
type Fault = 'none' | 'cut' | 'stall' | 'hang';

/** A provider on this machine that speaks OpenAI's protocol and remembers every byte that it was sent. */
export interface Provider {
  readonly url: string;
  /** The same provider without the line before it, for tests that ask thousands of times and look at answers alone. */
  readonly directUrl: string;
  /** The bodies of all calls, as they came. */
  readonly bodies: readonly string[];
  script(next: Script): void;
  /** Lets every answer end or stand still after half of it, or never begin. */
  fail(fault: Fault): void;
  close(): Promise<void>;
}

/** Tests ask thousands of times: a connection that stays is most of the time that they take. */
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

/** Starts the provider, and before it a line that records and can be cut. */
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

/** A query as a model writes it: nothing but its measure, unless more is given. */
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

/** A model that reads these queries out of every question. */
export const reading =
  (...queries: readonly object[]) =>
  (): FixtureResponse => ({
    toolCalls: [{ name: 'ask', arguments: JSON.stringify({ queries, term: null }) }],
  });
