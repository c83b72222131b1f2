import { errorCode, errorOf, linkCustom, personWith, row, syncAll } from '../testing/link-person';
import { type RunningBank, startBank } from '../testing/start-bank';

const DAY_MS = 86_400_000;

describe('POST /transactions/sync', () => {
  let bank: RunningBank;
  let token: string;
  let itemId: string;
  const start = async (rows: unknown[]) => {
    bank = await startBank();
    token = await linkCustom(bank.api, personWith(rows));
    itemId = (await bank.api.itemGet({ access_token: token })).data.item.item_id;
  };
  const change = (body: object) => bank.control('transactions', { item_id: itemId, ...body });
  const page = (cursor: string, count: number) =>
    bank.api.transactionsSync({ access_token: token, cursor, count }).then(({ data }) => data);

  afterEach(() => bank.close());

  it.each([
    { rows: 0, count: 2, pages: 1 },
    { rows: 1, count: 2, pages: 1 },
    { rows: 2, count: 2, pages: 1 },
    { rows: 3, count: 2, pages: 2 },
    { rows: 5, count: 2, pages: 3 },
  ])('returns $rows rows in $pages pages of $count', async ({ rows, count, pages }) => {
    await start(Array.from({ length: rows }, (_, index) => row(index + 1)));
    const synced = await syncAll(bank.api, token, '', count);
    expect(synced.pages).toBe(pages);
    expect(synced.added).toHaveLength(rows);
  });

  it.each([0, 501])('refuses a page of %i', async (count) => {
    await start([]);
    expect(await errorCode(page('', count))).toBe('INVALID_FIELD');
  });

  it('returns no changes after the last page', async () => {
    await start([row(1)]);
    const { cursor } = await syncAll(bank.api, token);
    expect(await syncAll(bank.api, token, cursor)).toMatchObject({
      added: [],
      modified: [],
      removed: [],
      cursor,
    });
  });

  it('returns the net changes since a saved cursor', async () => {
    await start([row(1, 'stays'), row(2, 'changes'), row(3, 'goes')]);
    const first = await syncAll(bank.api, token);
    const id = (name: string) => first.added.find((one) => one.name === name)?.transaction_id ?? '';
    const account_id = first.accounts[0]?.account_id;
    const dates = { date_transacted: '2026-11-20', date_posted: '2026-11-20' };
    await change({ modify: [{ transaction_id: id('changes'), amount: 9 }], remove: [id('goes')] });
    await change({ modify: [{ transaction_id: id('changes'), amount: 7 }] });
    await change({ add: [{ account_id, amount: 5, description: 'comes', ...dates }] });
    const fleeting = await syncAll(bank.api, token, first.cursor);
    await change({ remove: fleeting.added.map((one) => one.transaction_id) });

    const second = await syncAll(bank.api, token, first.cursor);
    expect(second.added).toEqual([]);
    expect(second.modified.map((one) => one.amount)).toEqual([7]);
    expect(second.removed.map((one) => one.transaction_id)).toEqual([id('goes')]);
  });

  it('returns the current state without removed rows for a null cursor', async () => {
    await start([row(1, 'stays'), row(2, 'goes')]);
    const first = await syncAll(bank.api, token);
    await change({
      remove: first.added.filter((one) => one.name === 'goes').map((one) => one.transaction_id),
    });
    const again = await syncAll(bank.api, token);
    expect(again.added.map((one) => one.name)).toEqual(['stays']);
    expect(again.removed).toEqual([]);
  });

  it('refuses the next page after a change and allows a restart', async () => {
    await start([row(1), row(2), row(3)]);
    const first = await page('', 2);
    await bank.api.sandboxTransactionsCreate({
      access_token: token,
      transactions: [
        { amount: 4, description: 'new', date_transacted: '2026-11-20', date_posted: '2026-11-20' },
      ],
    });
    const refused = await errorOf(page(first.next_cursor, 2));
    expect(refused).toMatchObject({
      status: 400,
      error_type: 'TRANSACTIONS_ERROR',
      error_code: 'TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION',
    });
    expect((await syncAll(bank.api, token)).added).toHaveLength(4);
  });

  it('refuses a cursor of another Item', async () => {
    await start([row(1)]);
    const { cursor } = await syncAll(bank.api, token);
    const other = await linkCustom(bank.api, personWith([row(2)]));
    const refused = await errorOf(bank.api.transactionsSync({ access_token: other, cursor }));
    expect(refused).toMatchObject({
      error_code: 'INVALID_FIELD',
      error_message: 'cursor not associated with access_token',
    });
    expect(
      await errorCode(bank.api.transactionsSync({ access_token: token, cursor: 'no cursor' })),
    ).toBe('INVALID_FIELD');
  });

  it('skips to the end for the cursor now', async () => {
    await start([row(1)]);
    const { added, next_cursor } = await page('now', 100);
    expect(added).toEqual([]);
    expect((await syncAll(bank.api, token, next_cursor)).added).toEqual([]);
  });

  it('replaces a pending row by a posted row on its day', async () => {
    await start([row(25, 'tonight', '2026-11-21', '2026-11-20')]);
    const first = await syncAll(bank.api, token);
    expect(first.added[0]).toMatchObject({
      pending: true,
      date: '2026-11-20',
      pending_transaction_id: null,
    });
    expect(first.accounts[0]?.balances).toMatchObject({ current: 1000, available: 975 });

    await bank.wait(DAY_MS);
    const second = await syncAll(bank.api, token, first.cursor);
    const pendingId = first.added[0]?.transaction_id;
    expect(second.removed.map((one) => one.transaction_id)).toEqual([pendingId]);
    expect(second.added[0]).toMatchObject({
      pending: false,
      date: '2026-11-21',
      amount: 25,
      pending_transaction_id: pendingId,
    });
    expect(second.accounts[0]?.balances).toMatchObject({ current: 975, available: 975 });
  });
});

describe('history in two waves', () => {
  it('delivers nothing, then thirty days, then everything', async () => {
    const bank = await startBank({ history: 'two-waves' });
    const token = await linkCustom(
      bank.api,
      personWith([row(1, 'new'), row(2, 'old', '2026-06-01')]),
    );
    const sync = async (cursor: string) =>
      (await bank.api.transactionsSync({ access_token: token, cursor })).data;

    const nothing = await sync('');
    expect(nothing).toMatchObject({
      added: [],
      next_cursor: '',
      has_more: false,
      transactions_update_status: 'NOT_READY',
    });
    await bank.wait(2_000);
    const recent = await sync('');
    expect(recent.transactions_update_status).toBe('INITIAL_UPDATE_COMPLETE');
    expect(recent.added.map((one) => one.name)).toEqual(['new']);
    await bank.wait(6_000);
    const whole = await sync(recent.next_cursor);
    expect(whole.transactions_update_status).toBe('HISTORICAL_UPDATE_COMPLETE');
    expect(whole.added.map((one) => one.name)).toEqual(['old']);

    await bank.close();
  });
});
