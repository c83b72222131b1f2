import type { ChatMessage } from '@halyard/shared-contracts/wire';
import { collectLog } from '../testing/collect-log';
import { queryOf, reading } from './testing/provider';
import { CALCULATED, NET_WORTH, startTalking, type Talking } from './testing/talking';

let talking: Talking;
let api: Talking['api'];
let provider: Talking['provider'];
let ann: Talking['ann'];
let ask: Talking['ask'];
beforeEach(async () => {
  talking = await startTalking();
  ({ api, provider, ann, ask } = talking);
});
afterEach(() => talking.close());

describe('a provider that fails', () => {
  it.each([401, 429, 500])('with %d leaves the calculated answer, and says so', async (status) => {
    provider.script(() => ({ error: { message: 'no' }, status }));
    const { content, notice, origin } = await ask();
    expect(content).toMatch(CALCULATED);
    expect([origin, notice]).toEqual([
      'rules',
      'The AI provider did not answer. Calculated from your data - no AI.',
    ]);
    expect(provider.bodies).toHaveLength(status === 401 ? 1 : 2);
  });

  it('leads to the apology if the rules have no answer either', async () => {
    provider.script(() => ({ error: { message: 'no' }, status: 500 }));
    expect((await ask('frobnicate the gizmo')).content).toBe(
      "I'm sorry, I'm having trouble connecting right now. Please try again in a moment.",
    );
  });

  it('in the middle of its reply leads to the calculated answer with a notice', async () => {
    provider.script(NET_WORTH);
    provider.fail('cut');
    const { content, notice } = await ask();
    expect(content).toMatch(CALCULATED);
    expect(notice).toBe('The AI provider did not answer. Calculated from your data - no AI.');
  });

  it('five times within a minute gets no calls for a minute', async () => {
    provider.script(() => ({ error: { message: 'no' }, status: 401 }));
    for (let time = 0; time < 7; time += 1) await ask();
    expect(provider.bodies).toHaveLength(5);
    api.setClock('2025-07-15T16:01:01Z');
    await ask();
    expect(provider.bodies).toHaveLength(6);
  });
});

it('the log of a failing provider has only its code: no key, no question, and no text', async () => {
  const key = 'sk-a-key-that-nobody-may-read';
  const own = await startTalking({ OPENAI_API_KEY: key, LOG_LEVEL: 'trace' });
  const lines = collectLog(own.api.app);
  const refused = `Incorrect API key provided: ${key}`;
  own.provider.script(() => ({ error: { message: refused }, status: 401 }));
  await own.ask('Is my net worth a secret?');
  await own.ann.get('/api/ai/insights');
  await own.close();
  const log = lines.join('');
  expect(log).toContain('"code":"AI_PROVIDER"');
  for (const secret of [key, refused, 'a secret', 'Bearer']) expect(log).not.toContain(secret);
});

describe('limits', () => {
  const use = async (user_id: string, calls: number, tokens: number) =>
    api.db.insertInto('ai_usage').values({ user_id, day: '2025-07-15', calls, tokens }).execute();
  const me = async () =>
    (await api.db.selectFrom('chat_messages').select('user_id').executeTakeFirstOrThrow()).user_id;

  it.each([
    ['own calls', () => me(), 200, 0],
    ['own tokens', () => me(), 0, 400_000],
    ['calls of everyone', async () => 'someone', 20_000, 0],
    ['tokens of everyone', async () => 'someone', 0, 20_000_000],
  ])('of %s end the calls for today', async (_, who, calls, tokens) => {
    await ann.post('/api/ai/consent', { granted: false });
    await ask();
    await ann.post('/api/ai/consent', { granted: true });
    await use(await who(), calls, tokens);
    const { content, notice } = await ask();
    expect(content).toMatch(CALCULATED);
    expect(notice).toBe('AI limit for today reached. Calculated from your data - no AI.');
    expect(provider.bodies).toEqual([]);
    api.setClock('2025-07-16T16:00:00Z');
    await ask();
    expect(provider.bodies).not.toEqual([]);
  });

  it('count every call and its tokens', async () => {
    provider.script(NET_WORTH);
    await ask();
    const row = await api.db.selectFrom('ai_usage').selectAll().executeTakeFirstOrThrow();
    expect(row.calls).toBe(1);
  });
});

it('answers one question of a user at a time and keeps two users apart', async () => {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  provider.script(async ({ messages }) => {
    const question = String(messages.at(-1)?.content);
    if (question.includes('slow')) await held;
    return reading(queryOf(question.includes('slow') ? 'cash' : 'score'))();
  });
  const bea = api.visitor();
  await bea.post('/api/ai/consent', { granted: true });
  const slow = ask('the slow one');
  while (provider.bodies.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  const second = await ann.post('/api/ai/chat', { message: 'the second tab' });
  expect([second.statusCode, second.json().code]).toEqual([409, 'CHAT_BUSY']);
  expect((await ask('the other person', bea)).content).toMatch(/Your score/);
  release();
  expect((await slow).content).toMatch(/in checking and savings/);
  expect((await bea.get('/api/ai/chat/history')).body).not.toContain('slow');
  expect((await ask('the next one')).content).toMatch(/Your score/);
});

it('ends the call and stores no answer when the user stops it', async () => {
  const url = `${await api.app.listen({ port: 0, host: '127.0.0.1' })}/api/ai/chat`;
  const cookie = [...ann.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  provider.script(NET_WORTH);
  provider.fail('stall');
  const controller = new AbortController();
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', cookie },
    body: JSON.stringify({ message: 'How am I doing?' }),
    signal: controller.signal,
  });
  const first = await answer.body?.getReader().read();
  expect(new TextDecoder().decode(first?.value)).toContain('Reading your question');
  controller.abort();
  const turns = () => api.db.selectFrom('chat_turns').selectAll().execute();
  while ((await turns()).length > 0) await new Promise((resolve) => setTimeout(resolve, 10));
  const { messages } = (await ann.get('/api/ai/chat/history')).json();
  expect(messages.map(({ content }: ChatMessage) => content)).toEqual(['How am I doing?']);
  provider.fail('none');
  expect((await ask('And now?')).content).toMatch(CALCULATED);
});

it('an answer that arrives after the chat was deleted is not stored', async () => {
  let forgetting: Promise<unknown> = Promise.resolve();
  provider.script(() => {
    forgetting = ann.call('DELETE', '/api/ai/chat/history');
    return NET_WORTH();
  });
  expect((await ask()).content).toMatch(CALCULATED);
  await forgetting;
  expect((await ann.get('/api/ai/chat/history')).json().messages).toEqual([]);
  expect(await api.db.selectFrom('ai_sent').selectAll().execute()).toEqual([]);
});
