import { demoHousehold } from '@halyard/shared-contracts/demo';
import { transaction } from '@halyard/shared-contracts/testing/builders';
import type { StoredMessage } from './chat/history';
import { type TestAssistant, startAsking } from './testing/asking';
import { personas } from './testing/personas';
import { queryOf, reading } from './testing/provider';

const CONTACTS = [
  'ann@mail.example',
  '302-555-0142',
  '123-45-6789',
  '4000 1234 1234 1234',
  '8 The Green',
];

let asking: TestAssistant;
beforeAll(async () => {
  asking = await startAsking();
});
afterAll(() => asking.close());

const people = personas().map((person) => [person.secrets[0] ?? '', person] as const);

describe.each(people)('a talk of %s', (_, { financialData, secrets }) => {
  it('sends the question, but nothing about the user or their money', async () => {
    const { provider } = asking;
    const before = provider.bodies.length;
    const [checking] = financialData.accounts.filter(({ type }) => type === 'checking');
    const account = { kind: 'account', name: checking?.name ?? '' } as const;
    provider.script(
      reading(queryOf('balance', { subjects: [{ ...account, name: 'Checking 1' }] })),
    );
    const secretTexts = [...secrets, ...CONTACTS].join(', ');
    const rows = secrets
      .slice(0, 5)
      .map((secret) => transaction({ merchant: `ZELLE TO ${secret.toUpperCase()}` }));
    const earlier: StoredMessage = {
      id: '1',
      type: 'ai',
      content: `Hello ${secretTexts}, you have $4,242.42`,
      timestamp: '2025-06-30T10:00:00Z',
      blocks: [{ kind: 'understood', text: secretTexts }],
      query: { ...queryOf('balance'), subjects: [account] } as NonNullable<StoredMessage['query']>,
    };
    const answer = await asking.ask(
      { ...financialData, transactions: [...rows, ...financialData.transactions] },
      `I am ${secretTexts}. What is in ${checking?.name}?`,
      [earlier],
    );
    const sent = provider.bodies.slice(before).join('\n').toLowerCase();
    const ids = [...financialData.accounts, ...financialData.liabilities].map(({ id }) => id);
    const found = [...secrets, ...CONTACTS, ...ids].filter((secret) =>
      sent.includes(secret.toLowerCase()),
    );
    expect(found).toEqual([]);
    expect(sent).toContain('checking 1');
    expect(sent).not.toMatch(/\$|4,242/);
    expect(provider.bodies.length - before).toBe(1);
    expect(answer.content).toContain(`${checking?.name} holds $`);
  });
});

it('sends no figure of the user with any question', async () => {
  const { provider } = asking;
  const before = provider.bodies.length;
  const own = { ...demoHousehold(), source: 'own' as const };
  provider.script(reading(queryOf('spending')));
  for (const question of ['How much did I spend?', 'What are my debts?', 'Can I afford $900?'])
    await asking.ask(own, question);
  const sent = provider.bodies.slice(before).join('\n');
  expect(sent.match(/\$[\d,.]+/g)).toEqual(['$900']);
});
