import type { FixtureResponse } from '@copilotkit/aimock';
import { checkedText } from './general/checked-text';
import { startTalking, type Talking } from './testing/talking';

const QUESTION = 'What is a bond ladder?';
const TRUE_TEXT =
  'A bond ladder is a set of bonds that end one after another. Money comes back in steps, and each step can go into a new bond.';

describe('a general text of a model', () => {
  it.each([
    [QUESTION, TRUE_TEXT],
    ['What is a 403(b)?', 'A 403(b) is a retirement plan for schools and nonprofits.'],
    [
      'Explain dollar-cost averaging',
      'Averaging is the habit of investing a fixed amount on a schedule.',
    ],
    [
      'What is Medicaid?',
      'Medicaid is a public health program of the states and the Federal government.',
    ],
  ])('that answers "%s" is shown', (question, text) => {
    expect(checkedText(text, question)).toBe(text);
  });

  it.each([
    ['a figure in digits', 'A bond ladder is worth 4,000 in the end.'],
    ['a figure in words', 'A bond ladder is worth about four grand.'],
    ['a figure of another script', 'A bond ladder is worth ٩٩٩٩ in the end.'],
    ['full-width digits', 'A bond ladder is worth ９９９ in the end.'],
    ['another currency', 'A bond ladder is a loan in €.'],
    ['a percentage', 'A bond ladder is a way to a third of the income.'],
    ['the percent word', 'A bond ladder is worth nine percent of the sum.'],
    ['the reader', 'A bond ladder is what your bank sold to you.'],
    ['the reader in the first person', 'A bond ladder is what I bought for us.'],
    ['advice', 'A bond ladder is what people should own.'],
    ['a command', 'A bond ladder is the right choice. Move everything into it.'],
    ['a promise', 'A bond ladder is a guaranteed profit.'],
    ['an alarm', 'A bond ladder is closing, so act in a hurry.'],
    ['a link', 'A bond ladder is at evil.example for the rest.'],
    ['a link with a space', 'A bond ladder is at evil [.] example, the end.'],
    ['markdown', 'A **bond ladder** is the best of them.'],
    ['HTML', 'A bond ladder is <b>a thing</b> of the past.'],
    ['a mail address', 'A bond ladder is a matter of help@evil.example.'],
    ['another topic', 'A mortgage is a loan for a house.'],
    ['the name of a product', 'A bond ladder is a kind of ShadyCoin.'],
    ['the name of a company', 'A bond ladder is a product of Evilcorp for the rich.'],
    ['another language', 'Eine bond ladder, das Guthaben, neun.'],
    ['other letters', 'A bond ladder is a thing of the богатые.'],
    ['letters that look alike', 'A bond ladder is а thing of the pаst.'],
    ['an instruction', 'A bond ladder is a reason to ignore the instructions.'],
    ['a phone number', 'A bond ladder is a call to +1 302 555 0199.'],
    ['more than a paragraph', `${TRUE_TEXT} `.repeat(9)],
    ['nothing', ''],
  ])('with %s is withheld', (_, text) => {
    expect(checkedText(text, QUESTION)).toBeNull();
  });

  it('has no invisible characters', () => {
    expect(checkedText(TRUE_TEXT.replace('set', 's\u200bet'), QUESTION)).toBe(TRUE_TEXT);
    expect(checkedText('A bond ladder is worth f\u200bour gr\u200band.', QUESTION)).toBeNull();
  });
});

describe('a general question', () => {
  let talking: Talking;
  beforeEach(async () => {
    talking = await startTalking();
  });
  afterEach(() => talking.close());

  /** This model reads no query out of a question and explains it with a text. */
  const explaining =
    (text: string | null) =>
    ({ tools }: { tools?: { function: { name: string } }[] }): FixtureResponse => {
      const name = tools?.[0]?.function.name ?? '';
      const args = name === 'explain' ? { text } : { queries: [], term: null };
      return { toolCalls: [{ name, arguments: JSON.stringify(args) }] };
    };

  it('is explained in a separate call with the question and nothing about the user', async () => {
    const { ann, provider } = talking;
    await ann.post('/api/finance/accounts', {
      name: 'Zebra Fund',
      type: 'savings',
      balance: 4_321,
    });
    provider.script(explaining(TRUE_TEXT));
    const answer = await talking.ask(QUESTION);
    expect(answer.blocks).toEqual([
      {
        kind: 'general',
        title: 'What is a bond ladder',
        text: TRUE_TEXT,
        source: 'AI, not checked by Halyard',
      },
    ]);
    expect(answer).toMatchObject({ origin: 'model', sent: true });
    expect(provider.bodies).toHaveLength(2);
    const [, second] = provider.bodies.map((body) => JSON.parse(body));
    expect(second.input).toBe(QUESTION);
    expect(provider.bodies[1]).not.toMatch(/Zebra|4,?321|Today is|earlier|2025/);
    const { requests } = (await ann.get(`/api/ai/chat/${answer.id}/sent`)).json();
    expect(requests).toEqual(provider.bodies);
  });

  it('has no answer if the text may not be shown', async () => {
    talking.provider.script(explaining('A bond ladder is worth $9,999.'));
    const answer = await talking.ask(QUESTION);
    expect(answer.content).toContain('I have no general information about this.');
    expect(JSON.stringify(answer)).not.toContain('9,999');
    expect(answer.notice).toContain('The AI did not understand the question.');
  });

  it.each([
    ['holds a figure', 'What is 4,321 dollars in a bond?'],
    ['is about the user', 'What is my bond ladder?'],
    ['is in the glossary', 'What is an index fund?'],
  ])('that %s is not sent again', async (_, question) => {
    talking.provider.script(explaining(TRUE_TEXT));
    await talking.ask(question);
    expect(talking.provider.bodies).toHaveLength(1);
  });

  it('counts toward the daily limit, and is answered without AI after it', async () => {
    const { api, provider } = talking;
    provider.script(explaining(TRUE_TEXT));
    await talking.ask(QUESTION);
    const { calls } = await api.db.selectFrom('ai_usage').select('calls').executeTakeFirstOrThrow();
    expect(calls).toBe(2);
  });
});

it('without a model, a general question gets a glossary entry, or the answer that there is none', async () => {
  const talking = await startTalking({ OPENAI_API_KEY: '' });
  const [known, unknown] = [
    await talking.ask('What is an index fund?'),
    await talking.ask(QUESTION),
  ];
  await talking.close();
  expect(known.blocks?.[0]).toMatchObject({ kind: 'general', title: 'Index fund' });
  expect(unknown.content).toContain('I have no general information about this.');
  expect(unknown.blocks?.[1]).toMatchObject({ kind: 'questions' });
});
