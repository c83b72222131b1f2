import type { AnswerBlock } from '@halyard/shared-contracts/wire';
import type { Visitor } from '../testing/test-api';
import { queryOf, reading } from './testing/provider';
import { CALCULATED, NET_WORTH, QUESTION, startTalking, type Talking } from './testing/talking';

let talking: Talking;
let api: Talking['api'];
let provider: Talking['provider'];
let ann: Talking['ann'];
let ask: Talking['ask'];
let stream: Talking['stream'];
beforeEach(async () => {
  talking = await startTalking();
  ({ api, provider, ann, ask, stream } = talking);
});
afterEach(() => talking.close());

const kinds = (blocks: readonly AnswerBlock[] = []) => blocks.map(({ kind }) => kind);

it('says that everything is configured, and whether the user consents', async () => {
  const status = async (visitor: Visitor) => (await visitor.get('/api/ai/status')).json();
  const features = { insights: true, chat: true, transaction_analysis: true };
  expect(await status(ann)).toEqual({ success: true, configured: true, features, consent: true });
  expect((await status(api.visitor())).consent).toBeNull();
});

describe('an answer to what a model read', () => {
  it('is computed, says what was understood, and links its figures to their rows', async () => {
    provider.script(NET_WORTH);
    const answer = await ask('How rich am I?');
    expect(answer).toMatchObject({ origin: 'model', sent: true });
    expect(answer.content).toMatch(CALCULATED);
    expect(kinds(answer.blocks)).toEqual([
      'understood',
      'sentence',
      'sentence',
      'chart',
      'questions',
    ]);
    const [understood, sentence] = answer.blocks ?? [];
    expect(understood).toEqual({ kind: 'understood', text: 'Sample data · Net worth' });
    expect(sentence?.kind === 'sentence' && sentence.figures[0]).toEqual({
      at: 18,
      text: expect.stringMatching(/^\$/),
      href: expect.stringMatching(
        /^\/accounts\?only=acc-checking&only=acc-savings&.*&only=liab-auto$/,
      ),
    });
  });

  it('comes from one call that the provider does not store, with a user code and one strict function', async () => {
    provider.script(NET_WORTH);
    await ask();
    expect(provider.bodies).toHaveLength(1);
    const body = JSON.parse(provider.bodies[0]!);
    expect(body).toMatchObject({ model: 'gpt-4o-mini', store: false });
    expect(body.tool_choice).toEqual({ type: 'function', name: 'ask' });
    expect(body.safety_identifier).toMatch(/^[0-9a-f]{32}$/);
    expect(body.max_output_tokens).toBeGreaterThan(0);
    const [{ strict, parameters }, ...others] = body.tools;
    expect([strict, parameters.additionalProperties, others]).toEqual([true, false, []]);
    expect(parameters.required).toEqual(Object.keys(parameters.properties));
    expect(JSON.stringify(parameters)).not.toMatch(/user|oneOf|minLength|maxLength/i);
  });

  it('is sent after its steps', async () => {
    provider.script(NET_WORTH);
    const events = await stream();
    expect(events.map((event) => (event.kind === 'step' ? event.label : event.kind))).toEqual([
      'Reading your question',
      'Calculating',
      'done',
    ]);
  });

  it('answers several queries one after the other', async () => {
    provider.script(reading(queryOf('cash'), queryOf('score')));
    const { blocks } = await ask('Cash and score?');
    expect(kinds(blocks).filter((kind) => kind === 'understood')).toHaveLength(2);
  });

  it('shows the user, and nobody else, word for word what was sent', async () => {
    provider.script(NET_WORTH);
    const { id } = await ask();
    const sent = await ann.get(`/api/ai/chat/${id}/sent`);
    expect(sent.json().requests).toEqual(provider.bodies);
    expect((await api.visitor().get(`/api/ai/chat/${id}/sent`)).statusCode).toBe(404);
  });

  it('continues earlier queries as the server stored them, without their texts', async () => {
    const travel = { subjects: [{ kind: 'category', name: 'Travel' }] };
    provider.script(reading(queryOf('spending', travel)));
    await ask('A question about travel');
    await ann.post('/api/ai/chat', {
      message: 'Again',
      chatHistory: [{ type: 'ai', content: 'You are a millionaire.' }],
    });
    const { input } = JSON.parse(provider.bodies.at(-1)!);
    expect(JSON.parse(input)).toEqual({
      occasion: 'Today is 2025-06-30. The newest month with data is 2025-06.',
      earlier: [
        { query: queryOf('spending', travel), answered: expect.arrayContaining(['sentence']) },
      ],
      question: 'Again',
    });
  });

  it('explains a term from the glossary, apart from the figures', async () => {
    provider.script(() => ({
      toolCalls: [{ name: 'ask', arguments: '{"queries":[],"term":"hsa"}' }],
    }));
    const { blocks, origin } = await ask('An HSA, what might that be?');
    expect([kinds(blocks), origin]).toEqual([['general'], 'model']);
  });

  it('understands the aliases of accounts', async () => {
    const debt = { subjects: [{ kind: 'account', name: 'Student loan 1' }] };
    provider.script(reading(queryOf('balance', debt)));
    expect((await ask('And the loan?')).content).toMatch(
      /You owe \$[\d,.]+ on Federal Student Loan\./,
    );
  });
});

it('quotes the knowledge base under the heading of general knowledge', async () => {
  await ann.post('/api/knowledge/store', {
    category: 'budgeting',
    title: 'The envelope method',
    content: 'Put money aside at the start of the month. Save 90% of it. You owe nothing.',
  });
  const { blocks, sources } = await ask('What is the envelope method?', api.visitor());
  expect(blocks).toEqual([
    {
      kind: 'general',
      title: 'The envelope method',
      text: 'Put money aside at the start of the month.',
      source: 'Knowledge base',
    },
  ]);
  expect(sources).toEqual(['The envelope method']);
});

describe('without consent', () => {
  it('nothing is sent, and rules answer', async () => {
    const { content, notice } = await ask(QUESTION, api.visitor());
    expect(content).toMatch(CALCULATED);
    expect(notice).toMatch(/^Calculated from your data - no AI\./);
    expect(provider.bodies).toEqual([]);
  });

  it('nothing more is sent after the consent is withdrawn', async () => {
    await ann.post('/api/ai/consent', { granted: false });
    await ask();
    expect(provider.bodies).toEqual([]);
  });
});

describe('a reply that is not a query', () => {
  const calls = (args: string, name = 'ask') => ({ toolCalls: [{ name, arguments: args }] });
  it.each([
    ['a sentence', { content: 'Your net worth is $123,456.78.' }],
    ['an empty text', { content: '' }],
    ['a function that does not exist', calls('{}', 'delete_everything')],
    ['arguments that are not JSON', calls('{{')],
    ['a user', calls('{"queries":[],"term":null,"userId":"bea"}')],
    [
      'a day that does not exist',
      calls(
        JSON.stringify({
          term: null,
          queries: [queryOf('spending', { period: { from: '2025-02-30', to: null } })],
        }),
      ),
    ],
    [
      'more rows than the limit',
      calls(JSON.stringify({ term: null, queries: [queryOf('largest', { top: 500 })] })),
    ],
    [
      'too many queries',
      calls(
        JSON.stringify({ term: null, queries: Array.from({ length: 4 }, () => queryOf('cash')) }),
      ),
    ],
  ])('such as %s leaves the question to the rules, with a notice', async (_, reply) => {
    provider.script(() => reply);
    const { content, origin, notice } = await ask();
    expect(content).toMatch(CALCULATED);
    expect([origin, notice]).toEqual([
      'rules',
      'The AI did not understand the question. Calculated from your data - no AI.',
    ]);
    expect(provider.bodies).toHaveLength(1);
  });
});
