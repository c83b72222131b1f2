import { transaction } from '@halyard/shared-contracts/testing/builders';
import { drafts } from './insight/drafts';
import { wordingPrompt } from './insight/wording-prompt';
import { type Asking, startAsking } from './testing/asking';
import { personas } from './testing/personas';

const EVERY_TOOL = {
  get_accounts: {},
  get_debts: {},
  net_worth: {},
  spending_by_category: { month: null },
  budget_status: { month: null },
  cash_flow: { month: null },
  compare_months: { month: null, with: null, category: null },
  debt_payoff: { extra_dollars: 100 },
  recurring: {},
  search_knowledge: { query: 'saving' },
  list_transactions: {
    month: null,
    category: null,
    kind: 'spending',
    merchant: null,
    order: 'newest',
    limit: 20,
  },
  sum_transactions: { month: null, category: null, kind: 'spending', merchant: null },
};
const CONTACTS = [
  'ann@mail.example',
  '302-555-0142',
  '123-45-6789',
  '4000 1234 1234 1234',
  '8 The Green',
];

let asking: Asking;
beforeAll(async () => {
  asking = await startAsking();
});
afterAll(() => asking.close());

const people = personas().map((person) => [person.secrets[0] ?? '', person] as const);

describe.each(people)('a talk of %s', (_, { financialData, secrets }) => {
  it('sends every tool’s result, and nothing that tells who it is', async () => {
    const { provider } = asking;
    const before = provider.bodies.length;
    const names = Object.entries(EVERY_TOOL);
    provider.script(({ messages }) => {
      const called = messages.filter(({ role }) => role === 'tool').length;
      const calls = names.slice(called, called + 4);
      return calls.length === 0
        ? { content: 'Checking 1 is fine.' }
        : { toolCalls: calls.map(([name, args]) => ({ name, arguments: JSON.stringify(args) })) };
    });
    const told = [...secrets, ...CONTACTS].join(', ');
    const rows = secrets
      .slice(0, 5)
      .map((secret) => transaction({ merchant: `ZELLE TO ${secret.toUpperCase()}` }));
    const answer = await asking.ask(
      { ...financialData, transactions: [...rows, ...financialData.transactions] },
      `I am ${told}. How am I doing?`,
      [{ type: 'ai', content: `Hello ${told}` }],
    );
    const sent = provider.bodies.slice(before).join('\n').toLowerCase();
    const ids = [...financialData.accounts, ...financialData.liabilities].map(({ id }) => id);
    const found = [...secrets, ...CONTACTS, ...ids].filter((secret) =>
      sent.includes(secret.toLowerCase()),
    );
    expect(found).toEqual([]);
    expect(sent).toContain('checking 1');
    expect(provider.bodies.length - before).toBe(4);
    expect(answer.content).toBe(
      `${financialData.accounts.find(({ type }) => type === 'checking')?.name} is fine.`,
    );
  });

  it('words insights without one name or figure of theirs', () => {
    const prompt = wordingPrompt(drafts(financialData));
    expect(secrets.filter((secret) => prompt.includes(secret))).toEqual([]);
    expect(prompt).not.toMatch(/\$|\d{3}/);
  });
});
