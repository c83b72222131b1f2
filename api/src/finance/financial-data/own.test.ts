import { isoDate, type IsoDate } from '@halyard/shared-contracts/finance';
import type { Db } from '../../db/database';
import { accountRow, transactionRow } from '../../testing/rows';
import { openTestDatabase } from '../../testing/test-database';
import type { AccountTable, TransactionTable } from '../../db/schema';
import { financialDataOf as complete, listOf } from './financial-data';

const ANN = 'ann';
const TODAY = isoDate('2025-07-15');

let db: Db;
beforeEach(async () => {
  db = await openTestDatabase();
  await db
    .insertInto('users')
    .values({ id: ANN, email: null, password_hash: null, created_at: '', data_version: 0 })
    .execute();
});
afterEach(() => db.destroy());

const financialDataOf = async (of: Db, userId: string, today: IsoDate) =>
  complete(of, userId, await listOf(of, userId, today));

const account = (part?: Partial<AccountTable>) =>
  db.insertInto('accounts').values(accountRow(part)).execute();

interface Item {
  readonly id?: string;
  readonly status?: 'ok' | 'removing';
  readonly last_success_at?: string | null;
  readonly bank_updated_at?: string;
}

function item(part: Item) {
  return db
    .insertInto('items')
    .values({
      user_id: ANN,
      id: 'item-1',
      plaid_item_id: part.id ?? 'item-1',
      institution_id: null,
      institution_name: 'First Platypus Bank',
      token_sealed: null,
      status: 'ok',
      status_code: null,
      disconnect_at: null,
      cursor: null,
      cursor_version: 0,
      history: 'complete',
      connected_at: '',
      new_accounts: 0,
      bank_updated_at: null,
      lease_owner: null,
      lease_until: null,
      last_success_at: null,
      ...part,
    })
    .execute();
}

const transaction = (part?: Partial<TransactionTable>) =>
  db.insertInto('transactions').values(transactionRow(part)).execute();

const balances = (rows: readonly (readonly [account: string, date: string, cents: number])[]) =>
  db
    .insertInto('balance_history')
    .values(
      rows.map(([account_id, date, balance_cents]) => ({
        user_id: ANN,
        account_id,
        date,
        balance_cents,
      })),
    )
    .execute();

const financialData = () => financialDataOf(db, ANN, TODAY);

describe('own data', () => {
  it('replaces the sample when a bank is linked, even before the first sync', async () => {
    expect((await financialData()).source).toBe('sample');
    await item({});
    expect(await financialData()).toMatchObject({
      source: 'own',
      today: '2025-07-15',
      asOf: null,
      accounts: [],
      transactions: [],
      scoreHistory: [],
    });
  });

  it('gives way to the sample when the only bank is being removed', async () => {
    await item({ status: 'removing' });
    expect((await financialData()).source).toBe('sample');
  });

  it('is as of the oldest successful update of all banks', async () => {
    await item({ id: 'item-1', last_success_at: '2025-07-15T08:00:00.000Z' });
    await item({ id: 'item-2', last_success_at: '2025-07-14T08:00:00.000Z' });
    await item({ id: 'item-3', last_success_at: null });
    await account();
    const { asOf, accounts } = await financialData();
    expect(asOf).toBe('2025-07-14T08:00:00.000Z');
    expect(accounts[0]?.asOf).toBe('2025-07-15T08:00:00.000Z');
  });

  it('is as of the bank’s own time rather than our last sync', async () => {
    await item({
      last_success_at: '2025-07-15T08:00:00.000Z',
      bank_updated_at: '2025-07-13T08:00:00.000Z',
    });
    expect((await financialData()).asOf).toBe('2025-07-13T08:00:00.000Z');
  });

  it('shows unknown types and categories as other', async () => {
    await account({ type: 'tulips' });
    await account({ id: 'liab-1', plaid_account_id: 'p-2', kind: 'debt', type: 'gambling' });
    await transaction({ category: 'Tulips' });
    const { accounts, liabilities, transactions } = await financialData();
    expect(accounts[0]?.type).toBe('other');
    expect(liabilities[0]?.type).toBe('loan');
    expect(transactions[0]?.category).toBe('Other');
  });

  it('contains nothing of another user with the same ids', async () => {
    await account();
    await account({ user_id: 'bea', name: 'Foreign' });
    await transaction();
    await transaction({ user_id: 'bea', merchant: 'Foreign' });
    const own = await financialData();
    expect(own.accounts).toHaveLength(1);
    expect(own.transactions).toHaveLength(1);
    expect(JSON.stringify(own)).not.toContain('Foreign');
  });
});

describe('the net worth history', () => {
  const history = async () =>
    (await financialData()).netWorthHistory.map(({ date, value }) => [date, value]);

  it('uses a balance until the next one, and ends with today', async () => {
    await account({ balance_cents: 900 });
    await balances([
      ['acc-1', '2025-04-10', 100],
      ['acc-1', '2025-04-30', 200],
      ['acc-1', '2025-06-01', 500],
    ]);
    expect(await history()).toEqual([
      ['2025-04', 200],
      ['2025-05', 200],
      ['2025-06', 500],
      ['2025-07', 900],
    ]);
  });

  it('subtracts debts, and uses the first balance of an account for earlier months', async () => {
    await account({ balance_cents: 900 });
    await account({
      id: 'liab-1',
      plaid_account_id: 'p-2',
      kind: 'debt',
      type: 'credit_card',
      balance_cents: 50,
    });
    await balances([
      ['acc-1', '2025-05-10', 100],
      ['liab-1', '2025-06-10', 30],
    ]);
    expect(await history()).toEqual([
      ['2025-05', 70],
      ['2025-06', 70],
      ['2025-07', 850],
    ]);
  });

  it('does not change when a loan without past balances is linked', async () => {
    await account({ balance_cents: 900_00 });
    await account({
      id: 'liab-1',
      plaid_account_id: 'p-2',
      kind: 'debt',
      type: 'mortgage',
      balance_cents: 300_000_00,
    });
    await balances([
      ['acc-1', '2025-06-30', 800_00],
      ['acc-1', '2025-07-15', 900_00],
      ['liab-1', '2025-07-15', 300_000_00],
    ]);
    expect(await history()).toEqual([
      ['2025-06', -299_200_00],
      ['2025-07', -299_100_00],
    ]);
  });

  it('counts a closed account until it was closed', async () => {
    await account({ balance_cents: 100, closed_at: '2025-06-15' });
    await balances([['acc-1', '2025-05-10', 100]]);
    expect(await history()).toEqual([
      ['2025-05', 100],
      ['2025-06', 0],
      ['2025-07', 0],
    ]);
  });

  it('has only today without past balances', async () => {
    await account({ balance_cents: 700 });
    expect(await history()).toEqual([['2025-07', 700]]);
  });
});

describe('the score history', () => {
  it('uses the data of each month, and omits a month without enough data', async () => {
    await account({ balance_cents: 500_000, type: 'savings' });
    await balances([
      ['acc-1', '2025-05-10', 500_000],
      ['acc-1', '2025-06-10', 100_000],
    ]);
    await transaction({ id: 't-1', date: '2025-06-05', amount_cents: 300_000, category: 'Salary' });
    await transaction({ id: 't-2', date: '2025-06-06', amount_cents: -100_000 });
    const { scoreHistory } = await financialData();
    expect(scoreHistory.map(({ date }) => date)).toEqual(['2025-06', '2025-07']);
    expect(scoreHistory[0]?.score).toBeLessThan(scoreHistory[1]?.score ?? 0);
  });
});
