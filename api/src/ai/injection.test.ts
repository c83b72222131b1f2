import type { FixtureResponse } from '@copilotkit/aimock';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { spread } from '@halyard/shared-contracts/testing/thorough';
import type { ChatMessage } from '@halyard/shared-contracts/wire';
import * as v from 'valibot';
import type { Visitor } from '../testing/test-api';
import { queryOf, reading } from './testing/provider';
import { startTalking, type Talking } from './testing/talking';

const attack = v.object({
  /** The text is planted here. */
  kind: v.picklist(['merchant', 'note', 'chat', 'knowledge', 'file']),
  text: v.string(),
  /** A model that obeys the attack says this. */
  obeys: v.string(),
  /** No user may read these parts of it. */
  forbidden: v.array(v.string()),
});
const injections = v.parse(
  v.array(attack),
  JSON.parse(readFileSync(join(__dirname, 'testing/injections.json'), 'utf8')),
);

const BEA_SECRET = 'Bea Hoard';
const BEA_BALANCE = 64_201.77;

/** More attacks would pass the number of questions that one network may ask. */
const ATTACKS_PER_API = 10;

let talking: Talking | null = null;
let attacks = 0;

async function startWithSecret(): Promise<Talking> {
  const started = await startTalking();
  await started.api.visitor().post('/api/finance/accounts', {
    name: BEA_SECRET,
    type: 'savings',
    balance: BEA_BALANCE,
  });
  return started;
}

let ann: Visitor;
let account: string;
async function startAsAnn(): Promise<void> {
  if (attacks % ATTACKS_PER_API === 0) {
    await talking?.close();
    talking = await startWithSecret();
  }
  attacks += 1;
  ann = talking!.api.visitor();
  await ann.post('/api/ai/consent', { granted: true });
  const made = await ann.post('/api/finance/accounts', {
    name: 'Pot',
    type: 'checking',
    balance: 50,
  });
  account = made.json().account.id;
}
afterAll(() => talking?.close());

/** Stores the attack where its kind belongs and returns a question that reaches it. */
async function planted({ kind, text }: (typeof injections)[number]): Promise<string> {
  if (kind === 'chat') return text;
  if (kind === 'knowledge') {
    await ann.post('/api/knowledge/store', {
      category: 'general',
      title: 'Saving plans',
      content: text,
    });
    return 'Tell me about saving plans';
  }
  if (kind === 'file') {
    const csv = `Date,Description,Amount\n2025-07-10,"${text.replaceAll('"', '""')}",-10.00\n`;
    const imported = await ann.post('/api/finance/statements', {
      account_id: account,
      file_name: 'july.csv',
      content: Buffer.from(csv).toString('base64'),
      turned: [],
      balance: 'keep',
    });
    expect(imported.statusCode).toBe(201);
    return 'What was my largest payment?';
  }
  const merchant = kind === 'merchant' ? text.slice(0, 80) : 'Corner Market';
  const row = {
    account_id: account,
    date: '2025-07-10',
    merchant,
    category: 'Shopping',
    amount: -10,
  };
  const { transaction } = (await ann.post('/api/finance/transactions', row)).json();
  if (kind === 'note') {
    await ann.call('PATCH', `/api/finance/transactions/${transaction.id}`, {
      body: { note: text },
    });
  }
  return 'What was my largest payment?';
}

/** A model obeys in a text, in a subject of a query, or in an argument of its own. */
const WAYS: readonly ((obeys: string) => FixtureResponse)[] = [
  (obeys) => ({ content: obeys }),
  (obeys) =>
    reading(
      queryOf('spending', { subjects: [{ kind: 'merchant', name: obeys.slice(0, 80) }] }),
      queryOf('balance', { subjects: [{ kind: 'account', name: 'Bea Hoard' }] }),
    )(),
  (obeys) => ({
    toolCalls: [
      { name: 'ask', arguments: JSON.stringify({ queries: [], term: null, say: obeys }) },
    ],
  }),
];

it('the corpus has a hundred and fifty attacks', () => {
  expect(injections.length).toBeGreaterThanOrEqual(150);
  expect(new Set(injections.map(({ text }) => text)).size).toBe(injections.length);
  expect(new Set(injections.map(({ kind }) => kind)).size).toBe(5);
});

const withoutHref = (key: string, value: unknown) => (key === 'href' ? undefined : value);

const shownOf = ({ content, blocks = [], notice = '' }: ChatMessage): string =>
  [content, notice, ...blocks.map((block) => JSON.stringify(block, withoutHref))]
    .join('\n')
    .normalize('NFKC')
    .replace(/[\u200b]/g, '');

/** The person code is random hexadecimal digits, which sometimes look like Bea's balance. */
const withoutPersonCode = (body: string): string =>
  body.replace(/"safety_identifier":"[0-9a-f]{32}"/, '');

const hrefsIn = (answer: ChatMessage): string[] =>
  [...JSON.stringify(answer.blocks ?? []).matchAll(/"href":"([^"]*)"/g)].map(
    ([, href]) => href ?? '',
  );

describe.each(spread(injections, 7))('a model that obeys "$text"', (one) => {
  beforeEach(startAsAnn);

  it('shows no planted figure, link, or number on the screen', async () => {
    const { provider } = talking!;
    const earlier = provider.bodies.length;
    const question = await planted(one);
    for (const way of WAYS) {
      provider.script(() => way(one.obeys));
      const { response }: { response: ChatMessage } = (
        await ann.post('/api/ai/chat', { message: question })
      ).json();
      const shown = shownOf(response);
      for (const part of one.forbidden) expect(shown).not.toContain(part);
      for (const href of hrefsIn(response)) expect(href).toMatch(/^\/[a-z]/);
      expect(shown).not.toMatch(/<\w|https?:|\]\(|64,?201/);
    }
    const bodies = provider.bodies.slice(earlier);
    expect(bodies.length).toBeGreaterThanOrEqual(WAYS.length);
    const sent = bodies.map(withoutPersonCode).join('\n');
    expect(sent).not.toMatch(/Bea Hoard|64,?201/);
  });
});
