import { decodeBankAccounts } from './decode-account';
import { decodeItemHealth } from './decode-item';
import { decodeLiabilityTerms } from './decode-liabilities';
import { decodeSyncPage } from './decode-sync-page';

const ROW = {
  transaction_id: 't',
  account_id: 'a',
  amount: 12.34,
  date: '2026-11-20',
  authorized_date: '2026-11-18',
  name: ' SHOP ',
  merchant_name: 'Shop',
  pending: false,
  pending_transaction_id: null,
  iso_currency_code: 'USD',
  unofficial_currency_code: null,
  personal_finance_category: { primary: 'FOOD_AND_DRINK', detailed: 'FOOD_AND_DRINK_GROCERIES' },
};

const page = (rows: readonly unknown[], more: object = {}) => ({
  added: rows,
  modified: [],
  removed: [],
  next_cursor: 'c',
  has_more: false,
  transactions_update_status: 'HISTORICAL_UPDATE_COMPLETE',
  ...more,
});

const decodedRow = (change: object) => decodeSyncPage(page([{ ...ROW, ...change }])).added[0];

describe('a transaction', () => {
  test.each<[string, object, object]>([
    ['has the product’s sign: money out is below zero', {}, { amount: -1234 }],
    ['has the product’s sign: money in is above zero', { amount: -0.1 }, { amount: 10 }],
    ['is rounded to the cent away from zero', { amount: 1.005 }, { amount: -101 }],
    ['may be of zero dollars', { amount: 0 }, { amount: 0 }],
    ['keeps its texts without spaces at the ends', {}, { name: 'SHOP', merchant: 'Shop' }],
    [
      'has no text that would turn the text after it around',
      { name: 'SHOP\u202E', merchant_name: '\u202E' },
      { name: 'SHOP', merchant: null },
    ],
    ['may be without texts', { name: '', merchant_name: null }, { name: null, merchant: null }],
    ['may be without enrichment', { personal_finance_category: null }, { pfcDetailed: null }],
    [
      'stays readable with a malformed enrichment',
      { personal_finance_category: 'x' },
      { pfcDetailed: null },
    ],
    [
      'stays readable with a malformed second date',
      { authorized_date: '2026-02-30' },
      { authorizedDate: null },
    ],
    ['keeps another currency', { iso_currency_code: 'CAD' }, { currency: 'CAD' }],
    [
      'keeps an unofficial currency',
      { iso_currency_code: null, unofficial_currency_code: 'BTC' },
      { currency: 'BTC' },
    ],
    ['is in dollars without a currency', { iso_currency_code: null }, { currency: 'USD' }],
    [
      'has the categories of the older format',
      { category: ['Shops', 'Food'] },
      { legacyCategory: ['Shops', 'Food'] },
    ],
  ])('%s', (_, change, expected) => {
    expect(decodedRow(change)).toMatchObject(expected);
  });

  test.each<[string, object, string]>([
    ['without an amount', { amount: null }, 'amount: number'],
    ['with text for an amount', { amount: '12' }, 'amount: number'],
    ['with an amount that is too large', { amount: 1e13 }, 'amount: check'],
    ['on an invalid day', { date: '2026-02-30' }, 'date: check'],
    ['without an account', { account_id: '' }, 'account_id: non_empty'],
    ['without the field pending', { pending: 'no' }, 'pending: boolean'],
  ])('is malformed %s', (_, change, reason) => {
    const { added, malformed } = decodeSyncPage(page([{ ...ROW, ...change }, ROW]));
    expect(added).toHaveLength(1);
    expect(malformed).toEqual([{ kind: 'transaction', id: 't', reason }]);
  });

  test.each([[null], ['row'], [7], [{}]])('is malformed when it is %j', (row) => {
    const { added, malformed } = decodeSyncPage(page([row, ROW]));
    expect(added).toHaveLength(1);
    expect(malformed).toMatchObject([{ kind: 'transaction', id: null }]);
  });
});

describe('a page', () => {
  test.each([
    ['NOT_READY', 'pending'],
    ['TRANSACTIONS_UPDATE_STATUS_UNKNOWN', 'pending'],
    ['INITIAL_UPDATE_COMPLETE', 'initial'],
    ['HISTORICAL_UPDATE_COMPLETE', 'complete'],
    ['SOMETHING_NEW', 'pending'],
    [null, 'pending'],
  ])('of status %s has a %s history', (status, history) => {
    expect(decodeSyncPage(page([], { transactions_update_status: status })).history).toBe(history);
  });

  test('with an empty cursor has nothing ready', () => {
    expect(decodeSyncPage(page([], { next_cursor: '' })).nextCursor).toBeNull();
  });

  test.each([
    ['text', '{"added":['],
    ['nothing', undefined],
    ['no cursor', page([], { next_cursor: undefined })],
    ['rows that are no list', page([], { added: {} })],
    ['a removal without an id', page([], { removed: [{}] })],
  ])('that is %s is an error of the bank', (_, raw) => {
    expect(() => decodeSyncPage(raw)).toThrow('UNREADABLE_ANSWER');
  });
});

describe('an account', () => {
  const account = (balances: object, more: object = {}) =>
    decodeBankAccounts({
      accounts: [{ account_id: 'a', type: 'depository', balances, ...more }],
    });

  test('may omit unknown fields', () => {
    expect(account({}).accounts).toEqual([
      {
        accountId: 'a',
        type: 'depository',
        subtype: null,
        name: null,
        officialName: null,
        mask: null,
        current: null,
        available: null,
        limit: null,
        currency: 'USD',
      },
    ]);
  });

  // Covers P1-5-10.
  test('keeps the sign of its balance', () => {
    expect(account({ current: -50.25 }).accounts[0]?.current).toBe(-5025);
  });

  test('is malformed when its balance is no number', () => {
    expect(account({ current: 'much' })).toEqual({
      accounts: [],
      malformed: [{ kind: 'account', id: 'a', reason: 'balances.current: number' }],
    });
  });
});

describe('the terms of debts', () => {
  // Covers P1-7-27.
  test('come from the field of each kind of debt', () => {
    const raw = {
      liabilities: {
        credit: [
          {
            account_id: 'card',
            minimum_payment_amount: 35,
            aprs: [
              { apr_type: 'cash_apr', apr_percentage: 29.99 },
              { apr_type: 'purchase_apr', apr_percentage: 19.5 },
            ],
          },
        ],
        student: [
          { account_id: 'loan', minimum_payment_amount: 220.1, interest_rate_percentage: 4.5 },
        ],
        mortgage: [
          {
            account_id: 'home',
            next_monthly_payment: 1500,
            interest_rate: { percentage: 3.25 },
            origination_principal_amount: 400_000,
          },
        ],
      },
    };
    expect(decodeLiabilityTerms(raw)).toEqual([
      {
        accountId: 'card',
        monthlyPayment: 3500,
        minimumPayment: 3500,
        aprPercent: 19.5,
        original: null,
      },
      {
        accountId: 'loan',
        monthlyPayment: 22_010,
        minimumPayment: 22_010,
        aprPercent: 4.5,
        original: null,
      },
      {
        accountId: 'home',
        monthlyPayment: 150_000,
        minimumPayment: null,
        aprPercent: 3.25,
        original: 40_000_000,
      },
    ]);
  });

  test('use the rate of purchases, never the rate of cash', () => {
    const credit = [{ account_id: 'c', aprs: [{ apr_type: 'cash_apr', apr_percentage: 29.99 }] }];
    expect(decodeLiabilityTerms({ liabilities: { credit } })).toMatchObject([{ aprPercent: null }]);
  });

  test.each([
    [{}],
    [{ credit: null, student: null, mortgage: null }],
    [{ credit: 'none', student: [null, 3, {}] }],
  ])('are empty in %j', (liabilities) => {
    expect(decodeLiabilityTerms({ liabilities })).toEqual([]);
  });
});

describe('the status of a link', () => {
  test.each([
    ['2026-11-20T10:00:00+02:00', '2026-11-20T08:00:00.000Z'],
    ['nonsense', null],
    [null, null],
  ])('normalizes the instant %s to %s', (written, read) => {
    const status = { transactions: { last_successful_update: written } };
    expect(decodeItemHealth({ item: {}, status }).updatedAt).toBe(read);
  });

  test('contains the error of the link', () => {
    const item = { error: { error_code: 'ITEM_LOGIN_REQUIRED' }, institution_name: 'Bank' };
    expect(decodeItemHealth({ item, status: null })).toEqual({
      institutionId: null,
      institutionName: 'Bank',
      errorCode: 'ITEM_LOGIN_REQUIRED',
      updatedAt: null,
      consentEndsAt: null,
    });
  });
});
