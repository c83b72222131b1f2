import { plaidError, type FaultEffect } from '../testing/faulty-network';
import { linkItem, type TestWorld, testWorld } from '../testing/world';
import { syncItem } from './sync';

let world: TestWorld;

beforeEach(async () => {
  world = await testWorld();
});

afterEach(async () => {
  await world.close();
});

const SYNC = '/transactions/sync';

const rows = () => world.db.selectFrom('transactions').selectAll().orderBy('id').execute();
const accounts = () => world.db.selectFrom('accounts').selectAll().orderBy('id').execute();
const item = () => world.db.selectFrom('items').selectAll().executeTakeFirstOrThrow();

function shopper(count: number) {
  const day = '2026-11-10';
  const row = (n: number) => ({
    date_transacted: day,
    date_posted: day,
    amount: n + 0.01,
    description: `ROW ${n}`,
  });
  return {
    as_of: '2026-11-20',
    override_accounts: [
      {
        type: 'depository',
        subtype: 'checking',
        starting_balance: 10,
        meta: { mask: '0001' },
        transactions: Array.from({ length: count }, (_, n) => row(n)),
      },
    ],
  };
}

const HTML: FaultEffect = { status: 502, body: '<html>Bad gateway</html>' };
const RATE = plaidError('RATE_LIMIT_EXCEEDED', 'TRANSACTIONS_SYNC_LIMIT', 429);
const MOVED = plaidError('TRANSACTIONS_ERROR', 'TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION');

describe('a temporary fault', () => {
  test.each<[string, FaultEffect, number]>([
    ['a 500', plaidError('API_ERROR', 'INTERNAL_SERVER_ERROR', 500), 3],
    ['a 502 page of HTML', HTML, 3],
    ['a broken connection', 'reset', 3],
    ['half an answer', 'truncate', 3],
    ['rows that change while they are read', MOVED, 3],
  ])('is overcome: %s', async (_, effect, times) => {
    const ref = await linkItem(world, shopper(3));
    world.network.fail(SYNC, effect, times);
    expect(await syncItem(world, ref)).toMatchObject({ state: 'done', added: 3 });
  });
});

describe('a permanent fault', () => {
  test.each<[string, FaultEffect, { kind: string; status: string; code: string }]>([
    [
      'a 500',
      plaidError('API_ERROR', 'INTERNAL_SERVER_ERROR', 500),
      { kind: 'retry', status: 'ok', code: 'INTERNAL_SERVER_ERROR' },
    ],
    ['a page of HTML', HTML, { kind: 'retry', status: 'ok', code: 'HTTP_502' }],
    ['a broken connection', 'reset', { kind: 'retry', status: 'ok', code: 'ECONNRESET' }],
    ['half an answer', 'truncate', { kind: 'retry', status: 'ok', code: 'UNREADABLE_ANSWER' }],
    ['a limit', RATE, { kind: 'rate', status: 'ok', code: 'TRANSACTIONS_SYNC_LIMIT' }],
    [
      'a bank that is down',
      plaidError('INSTITUTION_ERROR', 'INSTITUTION_DOWN'),
      { kind: 'bank', status: 'bank_down', code: 'INSTITUTION_DOWN' },
    ],
    [
      'a changed login',
      plaidError('ITEM_ERROR', 'ITEM_LOGIN_REQUIRED'),
      { kind: 'user', status: 'needs_login', code: 'ITEM_LOGIN_REQUIRED' },
    ],
    [
      'an unknown token',
      plaidError('INVALID_INPUT', 'INVALID_ACCESS_TOKEN'),
      { kind: 'gone', status: 'revoked', code: 'INVALID_ACCESS_TOKEN' },
    ],
    [
      'wrong API keys',
      plaidError('INVALID_INPUT', 'INVALID_API_KEYS'),
      { kind: 'config', status: 'ok', code: 'INVALID_API_KEYS' },
    ],
  ])('leaves the last good data and cursor: %s', async (_, effect, { kind, status, code }) => {
    const ref = await linkItem(world, shopper(3));
    await syncItem(world, ref);
    const [rowsBefore, accountsBefore, itemBefore] = [await rows(), await accounts(), await item()];
    world.network.fail(SYNC, effect);

    await expect(syncItem(world, ref)).rejects.toMatchObject({ name: 'BankError', kind, code });

    expect(await rows()).toEqual(rowsBefore);
    expect(await accounts()).toEqual(accountsBefore);
    expect(await item()).toMatchObject({
      status,
      status_code: code,
      cursor: itemBefore.cursor,
      last_success_at: itemBefore.last_success_at,
    });

    world.network.heal();
    if (kind !== 'gone') await syncItem(world, ref);
    if (kind !== 'gone') expect(await item()).toMatchObject({ status: 'ok', status_code: null });
  });

  test('erases the token of a link that the bank has ended', async () => {
    const ref = await linkItem(world, shopper(1));
    await syncItem(world, ref);
    world.network.fail(SYNC, plaidError('ITEM_ERROR', 'ITEM_NOT_FOUND'));
    await expect(syncItem(world, ref)).rejects.toMatchObject({ kind: 'gone' });
    expect(await item()).toMatchObject({ status: 'revoked', token_sealed: null });
    expect(await rows()).toHaveLength(1);
    expect(await syncItem(world, ref)).toEqual({ state: 'gone' });
  });
});

describe('reading page by page', () => {
  test('stores every row of many pages', async () => {
    const ref = await linkItem(world, shopper(1203));
    expect(await syncItem(world, ref)).toMatchObject({ added: 1203 });
    expect(world.network.calls.filter((path) => path === SYNC)).toHaveLength(3);
  });

  test('starts again from the first page when rows change between two pages', async () => {
    const ref = await linkItem(world, shopper(1203));
    world.network.fail(SYNC, MOVED, 1, 2);
    expect(await syncItem(world, ref)).toMatchObject({ added: 1203 });
    expect(await rows()).toHaveLength(1203);
    expect(world.network.calls.filter((path) => path === SYNC)).toHaveLength(6);
  });

  test('rolls back a sync that fails halfway', async () => {
    const ref = await linkItem(world, shopper(1203));
    world.network.fail(SYNC, RATE, 1, 2);
    await expect(syncItem(world, ref)).rejects.toMatchObject({ kind: 'rate' });
    expect(await rows()).toEqual([]);
    expect(await item()).toMatchObject({ cursor: null });
  });

  test('starts a full sync when its cursor is refused and deletes missing rows', async () => {
    const ref = await linkItem(world, shopper(5));
    await syncItem(world, ref);
    await world.db
      .insertInto('transactions')
      .values({ ...(await rows())[0]!, id: 'txn-ghost', plaid_transaction_id: 'ghost' })
      .execute();
    world.network.fail(SYNC, plaidError('INVALID_REQUEST', 'INVALID_FIELD'), 1);
    expect(await syncItem(world, ref)).toMatchObject({ added: 0, changed: 0, removed: 1 });
    expect(await rows()).toHaveLength(5);
  });

  const page = (next: string) =>
    JSON.stringify({ added: [], modified: [], removed: [], next_cursor: next, has_more: true });

  test('fails for a bank that never stops sending pages', async () => {
    const ref = await linkItem(world, shopper(1));
    let n = 0;
    world.network.fail(SYNC, { status: 200, body: () => page(`cursor-${(n += 1)}`) });
    await expect(syncItem(world, ref)).rejects.toMatchObject({ code: 'TOO_MANY_PAGES' });
    expect(await item()).toMatchObject({ cursor: null, history: 'pending' });
    expect(n).toBe(400);
  });

  test('fails for a cursor that does not change', async () => {
    const ref = await linkItem(world, shopper(1));
    world.network.fail(SYNC, { status: 200, body: page('same') });
    await expect(syncItem(world, ref)).rejects.toMatchObject({ code: 'CURSOR_STANDS_STILL' });
    expect(await item()).toMatchObject({ cursor: null });
  });
});

describe('malformed answers', () => {
  test('lose only the row that cannot be read and report it', async () => {
    const ref = await linkItem(world, shopper(3));
    world.network.fail(SYNC, (answer) => ({
      ...answer,
      added: (answer.added as object[]).map((row, n) =>
        n === 1 ? { ...row, amount: 'a lot' } : row,
      ),
    }));
    expect(await syncItem(world, ref)).toMatchObject({ added: 2, malformed: 1 });
    const stored = await world.db.selectFrom('quarantine').selectAll().execute();
    expect(stored).toMatchObject([{ kind: 'transaction', reason: 'amount: number' }]);
    expect(JSON.stringify(stored)).not.toContain('a lot');
    expect(world.log.lines.join()).toContain('"malformed":1');
  });

  test('do not lose rows of an unlisted account', async () => {
    const ref = await linkItem(world, shopper(2));
    world.network.fail('/accounts/get', (answer) => ({ ...answer, accounts: [] }));
    expect(await syncItem(world, ref)).toMatchObject({ added: 2 });
    expect(await accounts()).toMatchObject([{ name: 'Unknown Account', type: 'other' }]);
  });

  test('leave debts without terms when only the terms fail', async () => {
    const ref = await linkItem(world);
    world.network.fail('/liabilities/get', plaidError('API_ERROR', 'INTERNAL_SERVER_ERROR', 500));
    expect(await syncItem(world, ref)).toMatchObject({ state: 'done' });
    const debts = (await accounts()).filter((row) => row.kind === 'debt');
    expect(debts.length).toBeGreaterThan(0);
    for (const debt of debts) expect(debt).toMatchObject({ apr_percent: null });
  });
});

//
test('a type that the user chose stays until the bank says what the account is', async () => {
  const ref = await linkItem(world, shopper(1));
  const reportType = (type: string, subtype: string | null) => {
    world.network.heal();
    world.network.fail('/accounts/get', (answer) => ({
      ...answer,
      accounts: (answer.accounts as object[]).map((row) => ({ ...row, type, subtype })),
    }));
  };
  const typeAfterSync = async () => {
    await syncItem(world, ref);
    return (await accounts()).map(({ type }) => type);
  };
  reportType('payroll', null);
  expect(await typeAfterSync()).toEqual(['other']);
  await world.db.updateTable('accounts').set({ type: 'savings' }).execute();
  expect(await typeAfterSync()).toEqual(['savings']);
  reportType('investment', 'ira');
  expect(await typeAfterSync()).toEqual(['retirement']);
});

test('an account that the bank no longer lists is closed, and reopened when it returns', async () => {
  const ref = await linkItem(world, 'renter-couple');
  await syncItem(world, ref);
  const [first] = await accounts();
  world.network.fail(
    '/accounts/get',
    (answer) => ({
      ...answer,
      accounts: (answer.accounts as { account_id: string }[]).filter(
        (one) => one.account_id !== first?.plaid_account_id,
      ),
    }),
    1,
  );
  await syncItem(world, ref);
  expect((await accounts())[0]).toMatchObject({ id: first?.id, closed_at: '2026-11-20' });
  await syncItem(world, ref);
  expect((await accounts())[0]).toMatchObject({ id: first?.id, closed_at: null });
});

test('no log line and no error contains a token or a secret', async () => {
  const ref = await linkItem(world, shopper(1));
  for (const effect of [HTML, RATE, 'reset', 'truncate'] as const) {
    world.network.fail(SYNC, effect);
    const error: unknown = await syncItem(world, ref).catch((thrown: unknown) => thrown);
    const printed = [...world.log.lines, JSON.stringify(error), String(error)].join();
    expect(Object.keys(error as object).sort()).toEqual(
      expect.arrayContaining(['code', 'displayMessage', 'kind', 'requestId']),
    );
    expect(printed).not.toMatch(/access-|PLAID-MESSAGE|plaid-secret/i);
    world.network.heal();
  }
});
