import { ValiError } from 'valibot';
import { demoHousehold } from '../demo';
import {
  ACCOUNT_TYPES,
  CATEGORIES,
  CATEGORY_KEYS,
  LIABILITY_TYPES,
  NOTIFICATION_TYPES,
  SCORE_FACTORS,
} from '../finance';
import {
  decodeAccounts,
  decodeLiabilities,
  decodeTransactions,
  financeAnswer,
  type FinanceResource,
  AI_PATHS,
  BANK_PATHS,
  KNOWLEDGE_PATHS,
  PATHS,
  PRIVACY_POLICY_PATH,
} from '.';

const demo = demoHousehold();

/** Returns an answer of the data service for the sample, as it is sent. */
const wire = (resource: FinanceResource): Record<string, never> =>
  JSON.parse(JSON.stringify(financeAnswer(resource, demo)));

const rowsOf = (resource: FinanceResource, list: string = resource): object[] =>
  wire(resource)[list] ?? [];

describe('the fields of the specification', () => {
  // Covers P1-3-1, P1-3-6, P1-3-10, P1-3-14, P1-3-16, P2-3-3, P2-3-7, P2-3-8, P2-3-9, P2-3-10.
  // Covers P2-3-11.
  it.each<[FinanceResource, string, string]>([
    ['accounts', 'accounts', 'id name type institution balance'],
    [
      'liabilities',
      'liabilities',
      'id name type institution balance limit monthly_payment interest_rate minimum_payment',
    ],
    ['transactions', 'transactions', 'id account_id date merchant name category amount type'],
    [
      'notifications',
      'notifications',
      'id type title message date read priority category account_id',
    ],
    ['net-worth', 'history', 'date value assets liabilities'],
    ['score', 'history', 'date score'],
    ['spending', 'categories', 'name amount percentage'],
    ['paystubs', 'paystubs', 'date employer gross deductions net'],
    ['protection', 'policies', 'type provider policy_number premium coverage status'],
  ])('are in each row of %s (%s): %s', (resource, list, fields) => {
    const rows = rowsOf(resource, list);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows)
      expect(Object.keys(row)).toEqual(expect.arrayContaining(fields.split(' ')));
  });

  // Covers P1-3-13, P2-3-1.
  it('are in the profile', () => {
    expect(Object.keys(wire('profile')['profile'] ?? {})).toEqual(
      expect.arrayContaining(
        'name age occupation location income maritalStatus lifestyle'.split(' '),
      ),
    );
  });

  // Covers P1-3-17.
  it('are in the score, each factor with score, weight and description', () => {
    const { factors, current } = wire('score');
    expect(current).toEqual(expect.any(Number));
    expect(Object.keys(factors ?? {})).toEqual([...SCORE_FACTORS]);
    for (const factor of Object.values<object>(factors ?? {})) {
      expect(Object.keys(factor).toSorted()).toEqual(['description', 'score', 'weight']);
    }
  });

  // Covers P1-3-8, R-6.4.
  it.each<[FinanceResource, (raw: unknown) => object, string]>([
    ['accounts', decodeAccounts, 'id'],
    ['accounts', decodeAccounts, 'name'],
    ['liabilities', decodeLiabilities, 'id'],
    ['liabilities', decodeLiabilities, 'name'],
    ['liabilities', decodeLiabilities, 'institution'],
    ['transactions', decodeTransactions, 'merchant'],
  ])('are needed: %s decoded by %p without its %s are refused', (resource, decode, field) => {
    const rows = rowsOf(resource).map((row) => ({ ...row, [field]: undefined }));
    expect(() => decode({ ...wire(resource), [resource]: rows })).toThrow(ValiError);
    expect(decode(wire(resource))).toMatchObject({ source: 'sample' });
  });

  // Covers P2-3-8.
  it('are in the answer of spending: categories and a total', () => {
    expect(wire('spending')).toMatchObject({
      categories: expect.any(Array),
      total: expect.any(Number),
    });
  });
});

describe('the words of the specification', () => {
  // Covers P1-3-2, P1-3-7, P1-3-15, P1-3-24, P2-3-2.
  it.each<[string, readonly string[], string]>([
    ['account types', ACCOUNT_TYPES, 'checking savings brokerage retirement crypto'],
    [
      'liability types',
      LIABILITY_TYPES,
      'credit_card student_loan auto_loan mortgage loan business_debt taxes short_term',
    ],
    [
      'notification types',
      NOTIFICATION_TYPES,
      'bill_increase payment_due deposit_received investment_alert subscription_renewal',
    ],
    [
      'score factors',
      SCORE_FACTORS,
      'debt_to_income savings_rate payment_history credit_utilization emergency_fund investment_diversity',
    ],
    [
      'monthly spending',
      CATEGORY_KEYS,
      'rent groceries dining_out transportation auto_loan student_loan utilities subscriptions entertainment travel savings investments',
    ],
  ])('are the %s', (_, known, words) => {
    expect(known).toEqual(expect.arrayContaining(words.split(' ')));
  });

  // Covers P1-2.8-14, P2-3-6.
  it('are the eighteen categories that have an icon', () => {
    const names =
      'Rent, Groceries, Dining Out, Gas, Auto Loan, Student Loan, Utilities, Phone, Internet, Subscriptions, Shopping, Salary, Savings, Investments, Transfer, Auto Insurance, Entertainment, Travel';
    expect(CATEGORIES).toEqual(expect.arrayContaining(names.split(', ')));
  });

  // Covers P1-3-5.
  it('begin the ids of assets and debts', () => {
    for (const { id } of demo.accounts) expect(id).toMatch(/^acc-/);
    for (const { id } of demo.liabilities) expect(id).toMatch(/^liab-/);
  });

  // Covers P1-3-11.
  it('are the types of movements: below zero debit, above zero credit', () => {
    for (const { amount, type } of demo.transactions) {
      expect(type).toBe(amount < 0 ? 'debit' : 'credit');
    }
    expect(new Set(demo.transactions.map(({ type }) => type)).size).toBe(2);
  });

  // Covers P1-3-15.
  it('are the priorities of notifications', () => {
    for (const { priority } of demo.notifications) expect(priority).toMatch(/^(low|medium|high)$/);
  });
});

describe('the paths of the specification', () => {
  // Covers P1-7-14, R-1.1, R-1.2.
  it.each([
    [BANK_PATHS.status, '/api/plaid/status'],
    [BANK_PATHS.accounts, '/api/plaid/accounts'],
    [BANK_PATHS.transactions, '/api/plaid/transactions'],
    [BANK_PATHS.liabilities, '/api/plaid/liabilities'],
    [BANK_PATHS.item, '/api/plaid/item'],
    [BANK_PATHS.createLinkToken, '/api/plaid/create-link-token'],
    [BANK_PATHS.exchangeToken, '/api/plaid/exchange-token'],
    [BANK_PATHS.refresh, '/api/plaid/refresh'],
    [BANK_PATHS.debugAllData, '/api/plaid/debug/all-data'],
    [AI_PATHS.insights, '/api/ai/insights'],
    [AI_PATHS.chat, '/api/ai/chat'],
    [AI_PATHS.status, '/api/ai/status'],
    [AI_PATHS.chatHistory, '/api/ai/chat/history'],
    [KNOWLEDGE_PATHS.categories, '/api/knowledge/categories'],
    [KNOWLEDGE_PATHS.store, '/api/knowledge/store'],
    [KNOWLEDGE_PATHS.search, '/api/knowledge/search'],
    [KNOWLEDGE_PATHS.advice, '/api/knowledge/advice'],
    [KNOWLEDGE_PATHS.bulkUpload, '/api/knowledge/bulk-upload'],
    [PRIVACY_POLICY_PATH, '/api/privacy-policy'],
    [PATHS.health, '/api/health'],
  ])('are spelled as %s', (path, expected) => {
    expect(path).toBe(expected);
  });
});
