import {
  failure,
  fakeBackend,
  financialData,
  renderScreen,
} from '@halyard/shared-contracts/testing';
import { ToastRegion } from '@halyard/shared-contracts/ui';
import type { RulePreview, RuleWire } from '@halyard/shared-contracts/wire';
import { screen, within } from '@testing-library/react';
import { RulesScreen } from './rules-screen';

const ROOT = '/api/finance/rules';

const coffee: RuleWire = {
  id: 'rule-1',
  name: null,
  order: 0,
  when: {
    match: 'all',
    conditions: [{ field: 'merchant', operator: 'contains', value: 'coffee' }],
  },
  then: { category: 'Dining Out' },
};

const found: RulePreview = {
  matches: 12,
  total: 1,
  changes: [
    {
      transactionId: 'txn-1',
      date: '2025-06-14',
      merchant: 'Coffee Bar',
      amount: -4,
      before: { category: 'Other' },
      after: { category: 'Dining Out' },
    },
  ],
  kept: 3,
  conflicts: [{ ruleId: 'rule-1', field: 'category', rows: 8 }],
};

function openRules(rules: readonly RuleWire[], preview: object = found) {
  const sent: [string, unknown][] = [];
  const record = (call: string, answer: object) => async (request: Request) => {
    sent.push([call, request.body === null ? null : await request.json().catch(() => null)]);
    return answer;
  };
  const backend = fakeBackend(financialData(), {
    [`GET ${ROOT}`]: () => ({ rules: [...rules] }),
    [`POST ${ROOT}`]: record('POST', coffee),
    [`POST ${ROOT}/preview`]: () => preview,
    [`DELETE ${ROOT}/rule-1`]: record('DELETE', { success: true }),
    [`POST ${ROOT}/rule-1/apply`]: record('apply', { changeId: 'change-1', changed: 1 }),
    'GET /api/finance/categories': () => ({ categories: [] }),
    'POST /api/finance/changes/change-1/undo': record('undo', { undone: 1 }),
  });
  const view = renderScreen(
    <>
      <RulesScreen />
      <ToastRegion />
    </>,
    { backend },
  );
  return { ...view, backend, sent };
}

// Covers P3-A7-10.
it('lists rules in words, and previews one with what is kept and what comes first', async () => {
  const { user } = openRules([coffee]);
  await user.click(await screen.findByRole('button', { name: /^When merchant contains “coffee”/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Change rule' }));
  expect(await sheet.findByText('12 transactions fit, and 1 would change.')).toBeVisible();
  expect(sheet.getByText('3 transactions keep what you chose yourself.')).toBeVisible();
  expect(
    sheet.getByText('“→ category Dining Out” comes first and sets the category of 8.'),
  ).toBeVisible();
  expect(sheet.getByText('Coffee Bar')).toBeVisible();
  expect(sheet.getByRole('deletion')).toHaveTextContent('Other');
  expect(sheet.getByRole('insertion')).toHaveTextContent('Dining Out');
});

// Covers P3-A7-10.
it.each([
  ['nothing fits', 0, /^Merchants have short names\. “Bank text” finds every word/],
  ['nothing would change', 4, 'What fits is already as this rule would make it.'],
])('says why if %s', async (_, matches, words) => {
  const nothing = { matches, total: 0, changes: [], kept: 0, conflicts: [] };
  const { user } = openRules([coffee], nothing);
  await user.click(await screen.findByRole('button', { name: /^When merchant contains “coffee”/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Change rule' }));
  expect(await sheet.findByText(words)).toBeVisible();
});

it('says what comes next without rules, and asks to complete one before it can be saved', async () => {
  const { user } = openRules([]);
  expect(await screen.findByText('No rules yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add rule' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Add rule' }));
  expect(sheet.getByText('Complete the rule to see what it would change.')).toBeVisible();
  expect(sheet.getByRole('button', { name: 'Save and apply to past ones' })).toBeDisabled();
});

it('says that a saved rule could not be applied, and that one row keeps its category', async () => {
  const { user, backend } = openRules([], { ...found, kept: 1 });
  backend.on(`POST ${ROOT}/rule-1/apply`, () => failure(503, 'Try again in a minute.'));
  await user.click(await screen.findByRole('button', { name: 'Add rule' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Add rule' }));
  await user.type(sheet.getByLabelText('Value'), 'coffee');
  await user.type(sheet.getByLabelText('Tags'), 'treat');
  expect(await sheet.findByText('1 transaction keeps what you chose yourself.')).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Save and apply to past ones' }));
  expect(await screen.findByText('Rule saved')).toBeVisible();
  expect(
    await screen.findByText('The rule is not applied to past transactions. Try again in a minute.'),
  ).toBeVisible();
});

it('saves a rule, applies it, and undoes that', async () => {
  const { user, sent } = openRules([]);
  await user.click(await screen.findByRole('button', { name: 'Add rule' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Add rule' }));
  await user.type(sheet.getByLabelText('Value'), 'coffee');
  await user.type(sheet.getByLabelText('Tags'), 'treat, work');
  await user.click(sheet.getByRole('button', { name: 'Save and apply to past ones' }));
  expect(await screen.findByText('Changed 1 transaction')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Change undone: 1 entry')).toBeVisible();
  expect(sent.map(([call]) => call)).toEqual(['POST', 'apply', 'undo']);
  expect(sent[0]?.[1]).toEqual({
    name: null,
    when: coffee.when,
    then: { tags: ['treat', 'work'] },
  });
});

it('keeps what was typed when the API refuses it', async () => {
  const { user, backend } = openRules([]);
  backend.on(`POST ${ROOT}`, () => failure(409, 'You have as many rules as there is room for'));
  await user.click(await screen.findByRole('button', { name: 'Add rule' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Add rule' }));
  await user.type(sheet.getByLabelText('Value'), 'coffee');
  await user.click(sheet.getByRole('switch', { name: 'Mark as reviewed' }));
  await user.click(sheet.getByRole('button', { name: 'Save for new transactions' }));
  expect(await sheet.findByText('You have as many rules as there is room for')).toBeVisible();
  expect(sheet.getByLabelText('Value')).toHaveValue('coffee');
});

it('says that a shared text has no rules', async () => {
  const { user, sent } = openRules([]);
  await user.type(await screen.findByLabelText('Rules that somebody shared'), 'hello');
  await user.click(screen.getByRole('button', { name: 'Add these rules' }));
  expect(await screen.findByText(/^There are no rules in this text/)).toBeVisible();
  expect(sent).toEqual([]);
});

it.each<[string, (() => unknown) | null]>([
  ['Change undone', null],
  ['Try again in a minute.', () => failure(503, 'Try again in a minute.')],
])('says after the deletion of a rule is undone: %s', async (message, answer) => {
  const { user, backend } = openRules([coffee]);
  backend.on(`DELETE ${ROOT}/${coffee.id}`, { success: true });
  if (answer) backend.on(`POST ${ROOT}`, answer);
  await user.click(await screen.findByRole('button', { name: /coffee/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Change rule' }));
  await user.click(sheet.getByRole('button', { name: 'Delete rule' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
});
