import { type BankApi, bankApi } from '../bank/testing/bank-api';
import { ACCOUNT_AND_CARD } from '../bank/testing/account-and-card';
import type { Visitor } from '../testing/test-api';
import { ACCOUNT_QUOTA, VISIT_QUOTA } from './limits';
import { setUsedStorage } from './testing/set-used-storage';

const JAR = { name: 'Jar', type: 'savings', balance: 1 };
const ACCOUNTS = '/api/finance/accounts';
/** A jar takes a row for the account and a row for the balance of its first day. */
const ROWS_OF_A_JAR = 2;

let api: BankApi;
let ann: Visitor;
beforeEach(async () => {
  api = await bankApi();
  ann = api.visitor();
});
afterEach(() => api.close());

const add = async (visitor = ann) => (await visitor.post(ACCOUNTS, JAR)).statusCode;
const storage = async () => (await ann.get('/api/auth/session')).json().storage;
const getAccount = () => api.db.updateTable('users').set({ email: 'ann@example.com' }).execute();
const confirmEmail = () => api.db.updateTable('users').set({ email_verified_at: 'now' }).execute();

describe('the quota of a user', () => {
  it.each([
    [VISIT_QUOTA.rows - ROWS_OF_A_JAR, 201],
    [VISIT_QUOTA.rows - ROWS_OF_A_JAR + 1, 413],
  ])('with %i stored rows, the answer to another account is %i', async (rows, status) => {
    await add();
    await setUsedStorage(api.db, { rows });
    expect(await add()).toBe(status);
  });

  it('is never exceeded by twenty simultaneous writes', async () => {
    await add();
    await setUsedStorage(api.db, { rows: VISIT_QUOTA.rows - 3 * ROWS_OF_A_JAR });
    const statuses = await Promise.all(Array.from({ length: 20 }, () => add()));
    expect(statuses.filter((status) => status === 201)).toHaveLength(3);
    expect(statuses.filter((status) => status === 413)).toHaveLength(17);
    expect((await storage()).rows).toEqual({ used: VISIT_QUOTA.rows, most: VISIT_QUOTA.rows });
  });

  it('is the quota of a visit until the address is confirmed', async () => {
    await add();
    await setUsedStorage(api.db, { rows: VISIT_QUOTA.rows });
    await getAccount();
    const refused = await ann.post(ACCOUNTS, JAR);
    expect(refused.json().error).toContain('Confirm your email address to have more room');
    await confirmEmail();
    expect(await add()).toBe(201);
    await setUsedStorage(api.db, { rows: ACCOUNT_QUOTA.rows });
    const full = await ann.post(ACCOUNTS, JAR);
    expect(full.json().error).toBe(
      'This was not saved, because your storage here is full. Delete what you no longer need',
    );
  });

  it('does not depend on other users', async () => {
    await add();
    await setUsedStorage(api.db, { rows: VISIT_QUOTA.rows });
    expect(await add(api.visitor())).toBe(201);
  });
});

describe('a bank of a user with full storage', () => {
  const lines = async () =>
    Number(
      (
        await api.db
          .selectFrom('transactions')
          .select((is) => is.fn.countAll<number>().as('count'))
          .executeTakeFirst()
      )?.count,
    );

  it('loses no row if it is already linked', async () => {
    const { visitor } = await api.linked(ACCOUNT_AND_CARD);
    const before = await lines();
    await setUsedStorage(api.db, { rows: 10 * ACCOUNT_QUOTA.rows });
    await api.db.deleteFrom('transactions').execute();
    await api.db.updateTable('items').set({ cursor: null }).execute();
    expect((await visitor.post('/api/plaid/refresh', {})).statusCode).toBe(200);
    expect([before > 0, await lines()]).toEqual([true, before]);
  });

  it('cannot be linked', async () => {
    await add();
    await setUsedStorage(api.db, { rows: VISIT_QUOTA.rows });
    const answers = [
      await ann.post('/api/plaid/create-link-token', {}),
      await ann.post('/api/plaid/exchange-token', {
        public_token: await api.practice.publicToken(ACCOUNT_AND_CARD),
      }),
    ];
    expect(answers.map((answer) => answer.json().code)).toEqual(['QUOTA_REACHED', 'QUOTA_REACHED']);
    expect(await api.db.selectFrom('items').selectAll().execute()).toEqual([]);
  });
});

describe('the storage notice', () => {
  it.each([
    [{ rows: 0.8 * VISIT_QUOTA.rows - 1, bytes: Math.floor(0.8 * VISIT_QUOTA.bytes) }, false],
    [{ rows: 0.8 * VISIT_QUOTA.rows, bytes: 1 }, true],
    [{ rows: 1, bytes: Math.ceil(0.8 * VISIT_QUOTA.bytes) }, true],
  ])('appears for a use of %j: %s', async (used, isShown) => {
    await add();
    await setUsedStorage(api.db, used);
    expect(await storage()).toEqual(
      isShown
        ? {
            rows: { used: used.rows, most: VISIT_QUOTA.rows },
            bytes: { used: used.bytes, most: VISIT_QUOTA.bytes },
            advice: 'sign-up',
          }
        : undefined,
    );
  });

  it.each([
    ['confirm-email', async () => undefined],
    ['delete', confirmEmail],
  ])('advises: %s', async (advice, then) => {
    await add();
    await getAccount();
    await then();
    await setUsedStorage(api.db, { rows: ACCOUNT_QUOTA.rows });
    expect((await storage()).advice).toBe(advice);
  });

  it('does not appear for a visitor without data', async () => {
    expect(await storage()).toBeUndefined();
  });
});

test('the history is deleted to make room for data', async () => {
  await add();
  await setUsedStorage(api.db, { rows: VISIT_QUOTA.rows - 3 });
  const changes = async () => (await ann.get('/api/finance/changes')).json().changes.length;
  expect(await add()).toBe(201);
  expect(await changes()).toBe(0);
  expect((await storage()).rows.used).toBe(VISIT_QUOTA.rows - 1);
});
