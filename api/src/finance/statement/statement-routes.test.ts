import { countOf } from '@halyard/shared-contracts/testing/thorough';
import { testApi, type TestApi, type Visitor } from '../../testing/test-api';

let api: TestApi;
let ann: Visitor;
let accountId: string;

const PATH = '/api/finance/statements';

const create = async (visitor: Visitor, path: string, body: object) =>
  (await visitor.post(`/api/finance/${path}`, body)).json();

beforeEach(async () => {
  api = await testApi();
  ann = api.visitor();
  const jar = { name: 'Jar', type: 'checking', balance: 100 };
  accountId = (await create(ann, 'accounts', jar)).account.id;
});
afterEach(() => api.close());

const CSV = 'Date,Payee,Amount\n2025-06-13,Corner Coffee,-4.50\n2025-06-14,Acme Payroll,1000\n';
const OFX = `<OFX><STMTTRN><DTPOSTED>20250613<TRNAMT>-4.50<FITID>A1<NAME>Coffee</STMTTRN>
<STMTTRN><DTPOSTED>20250614<TRNAMT>-4.50<FITID>A2<NAME>Coffee</STMTTRN><LEDGERBAL><BALAMT>55.25</OFX>`;

const body = (content: string, more: object = {}) => ({
  account_id: accountId,
  file_name: 'june.csv',
  content: Buffer.from(content).toString('base64'),
  turned: [],
  balance: 'keep',
  ...more,
});
const preview = (content: string, more: object = {}) =>
  ann.post(`${PATH}/preview`, body(content, more));
const send = (content: string, more: object = {}) => ann.post(PATH, body(content, more));

const shown = async () => {
  const { transactions } = (await ann.get('/api/finance/transactions')).json();
  return transactions.map(({ date, merchant, amount }: Record<string, unknown>) => [
    date,
    merchant,
    amount,
  ]);
};
const balance = async () => (await ann.get('/api/finance/accounts')).json().accounts[0].balance;

describe('POST /api/finance/statements/preview', () => {
  it('shows every row and how it was read, and writes nothing', async () => {
    const answer = (await preview(CSV)).json();
    expect(answer).toMatchObject({
      format: 'csv',
      question: null,
      columns: ['Date', 'Payee', 'Amount'],
      mapping: { date: 0, payee: 1, amount: 2, debit: null },
      closing: null,
    });
    expect(answer.rows[0]).toEqual({
      line: 2,
      date: '2025-06-13',
      payee: 'Corner Coffee',
      amount: -4.5,
      duplicate: null,
      take: true,
    });
    expect(await shown()).toEqual([]);
  });

  it('reads the columns that the user chooses', async () => {
    const content = 'Date,Payee,Amount,Who\n2025-06-13,Corner,-4.50,Ann\n';
    const mapping = { ...(await preview(content)).json().mapping, payee: 3 };
    expect((await preview(content, { mapping })).json().rows[0].payee).toBe('Ann');
  });

  it.each([
    ['2025-06-13', 'Corner Coffee', -4.5, 'same'],
    ['2025-06-11', 'COFFEE 0042', -4.5, 'alike'],
    ['2025-06-08', 'Corner Coffee', -4.5, null],
    ['2025-06-13', 'Corner Coffee', -4.51, null],
    ['2025-06-13', 'Bookshop', -4.5, null],
  ])(
    'compares a coffee with a transaction on %s at %s of %s: %s',
    async (date, merchant, amount, duplicate) => {
      const entry = { account_id: accountId, date, merchant, category: 'Other', amount };
      await create(ann, 'transactions', entry);
      const [row] = (await preview(CSV)).json().rows;
      expect([row.duplicate, row.take]).toEqual([duplicate, duplicate === null]);
    },
  );

  it('guesses that a card shows purchases as positive, unless the user says otherwise', async () => {
    const card = { name: 'Card', type: 'credit_card', balance: 10 };
    const { liability } = await create(ann, 'liabilities', card);
    const amounts = async (more: object) => {
      const { inverted, rows } = (
        await preview('Date,Payee,Amount\n2025-06-13,Coffee,4.50\n', {
          account_id: liability.id,
          ...more,
        })
      ).json();
      return [inverted, rows[0].amount];
    };
    expect(await amounts({})).toEqual([true, -4.5]);
    expect(await amounts({ inverted: false })).toEqual([false, 4.5]);
  });

  it('marks a repeated row and proposes to import both', async () => {
    const line = '2025-06-13,Corner Coffee,-4.50\n';
    const { rows } = (await preview(`Date,Payee,Amount\n${line}${line}`)).json();
    expect(
      rows.map((row: { duplicate: string | null; take: boolean }) => [row.duplicate, row.take]),
    ).toEqual([
      [null, true],
      ['repeated', true],
    ]);
  });

  it('returns 404 for another user’s account and NOT_MANUAL for a bank’s account', async () => {
    const bea = api.visitor();
    await create(bea, 'accounts', { name: 'Mine', type: 'savings', balance: 1 });
    expect((await bea.post(`${PATH}/preview`, body(CSV))).statusCode).toBe(404);
    await api.db
      .updateTable('accounts')
      .set({ source: 'bank' })
      .where('id', '=', accountId)
      .execute();
    expect((await preview(CSV)).json().code).toBe('NOT_MANUAL');
  });
});

describe('POST /api/finance/statements', () => {
  it('adds the rows and returns a summary', async () => {
    const answer = await send(CSV);
    expect(answer.statusCode).toBe(201);
    expect(answer.json().import).toMatchObject({
      file_name: 'june.csv',
      format: 'csv',
      added: 2,
      skipped: 0,
      first_day: '2025-06-13',
      last_day: '2025-06-14',
    });
    expect(await shown()).toEqual([
      ['2025-06-14', 'Acme Payroll', 1000],
      ['2025-06-13', 'Corner Coffee', -4.5],
    ]);
  });

  it('does not add the same file or the same bank ids again', async () => {
    await send(CSV);
    expect((await send(CSV)).json()).toMatchObject({ code: 'STATEMENT_REFUSED' });
    await send(OFX, { turned: [1] });
    const renamed = OFX.replaceAll('Coffee', 'Kaffee').replaceAll('200613', '200620');
    expect(
      (await preview(renamed)).json().rows.map((row: { duplicate: string }) => row.duplicate),
    ).toEqual(['id', 'id']);
    expect(await shown()).toHaveLength(4);
  });

  it('reverses the proposal for the lines that the user chose', async () => {
    await send(CSV, { turned: [3] });
    expect(await shown()).toEqual([['2025-06-13', 'Corner Coffee', -4.5]]);
  });

  it.each([
    ['keep', 100],
    ['move', 91],
    ['statement', 55.25],
  ])('changes the balance as chosen: %s', async (choice, dollars) => {
    const { id } = (await send(OFX, { balance: choice })).json().import;
    expect(await balance()).toBe(dollars);
    await ann.call('DELETE', `${PATH}/${id}`);
    expect(await balance()).toBe(100);
  });

  it('stores the balance of a debt as a positive amount', async () => {
    const card = { name: 'Card', type: 'credit_card', balance: 10 };
    const { liability } = await create(ann, 'liabilities', card);
    const owed = OFX.replace('55.25', '-19.00');
    await send(owed, { account_id: liability.id, balance: 'statement' });
    const { liabilities } = (await ann.get('/api/finance/liabilities')).json();
    expect(liabilities[0].balance).toBe(19);
  });

  it.each([
    ['a bad row', `${CSV}2025-02-30,Bad,-1\n`],
    ['an unanswered question', 'Date,Payee,Amount\n03/04/2025,A,-1\n'],
  ])('imports nothing from a file with %s', async (_, content) => {
    expect((await send(content)).statusCode).toBe(422);
    expect(await shown()).toEqual([]);
    expect((await ann.get(PATH)).json().imports).toEqual([]);
  });

  it('imports thousands of rows at once', async () => {
    const length = countOf({ usual: 3_000, thorough: 10_000 });
    const rows = Array.from({ length }, (_, index) => `2024-01-01,Shop ${index},-1.00`);
    const answer = await send(`Date,Payee,Amount\n${rows.join('\n')}\n`, { balance: 'move' });
    expect(answer.json().import.added).toBe(length);
    expect(await balance()).toBe(100 - length);
  });
});

describe('DELETE /api/finance/statements/:id', () => {
  it('undoes the whole import once, after the list showed how many rows were edited', async () => {
    const { id } = (await send(CSV, { balance: 'move' })).json().import;
    const [first] = (await ann.get('/api/finance/transactions')).json().transactions;
    api.setClock('2025-07-15T17:00:00Z');
    await ann.call('PATCH', `/api/finance/transactions/${first.id}`, { body: { note: 'mine' } });
    expect((await ann.get(PATH)).json().imports[0]).toMatchObject({
      id,
      edited: 1,
      undone_at: null,
    });
    const answer = await ann.call('DELETE', `${PATH}/${id}`);
    expect(answer.json().import.undone_at).not.toBeNull();
    expect(await shown()).toEqual([]);
    expect(await balance()).toBe(100);
    expect((await ann.call('DELETE', `${PATH}/${id}`)).statusCode).toBe(404);
    expect((await send(CSV)).statusCode).toBe(201);
  });

  it('restores the balance when a row was deleted before', async () => {
    const { id } = (await send(CSV, { balance: 'move' })).json().import;
    const [first] = (await ann.get('/api/finance/transactions')).json().transactions;
    await ann.call('DELETE', `/api/finance/transactions/${first.id}`);
    await ann.call('DELETE', `${PATH}/${id}`);
    expect(await balance()).toBe(100);
  });

  const changes: readonly [string, (path: string, otherId: string) => Promise<unknown>][] = [
    ['deleted', (path) => ann.call('DELETE', path)],
    ['changed to another amount', (path) => ann.call('PATCH', path, { body: { amount: -7 } })],
    [
      'moved to another account',
      (path, id) => ann.call('PATCH', path, { body: { account_id: id } }),
    ],
    [
      'moved away, changed, and moved back',
      async (path, id) => {
        await ann.call('PATCH', path, { body: { account_id: id } });
        await ann.call('PATCH', path, { body: { amount: -7 } });
        await ann.call('PATCH', path, { body: { account_id: accountId } });
      },
    ],
    [
      'moved away and deleted',
      async (path, id) => {
        await ann.call('PATCH', path, { body: { account_id: id } });
        await ann.call('DELETE', path);
      },
    ],
  ];
  it.each(
    ['keep', 'move', 'statement'].flatMap((choice) =>
      changes.map(([what, change]) => [choice, what, change] as const),
    ),
  )('restores every balance (%s) after a row was %s', async (choice, _, change) => {
    const other = { name: 'Tin', type: 'checking', balance: 20 };
    const otherId = (await create(ann, 'accounts', other)).account.id;
    const { id } = (await send(OFX, { balance: choice })).json().import;
    const [first] = (await ann.get('/api/finance/transactions')).json().transactions;
    await change(`/api/finance/transactions/${first.id}`, otherId);
    await ann.call('DELETE', `${PATH}/${id}`);
    const { accounts } = (await ann.get('/api/finance/accounts')).json();
    expect(accounts.map((each: { balance: number }) => each.balance)).toEqual([100, 20]);
  });

  it('succeeds after the account was deleted with all its rows', async () => {
    const { id } = (await send(OFX)).json().import;
    await ann.call('DELETE', `/api/finance/accounts/${accountId}`);
    expect(await api.db.selectFrom('import_rows').selectAll().execute()).toEqual([]);
    expect((await ann.call('DELETE', `${PATH}/${id}`)).statusCode).toBe(200);
  });

  it('does not change a balance that was unknown at the import', async () => {
    const jar = `/api/finance/accounts/${accountId}`;
    await api.db.updateTable('accounts').set({ balance_cents: null }).execute();
    const { id } = (await send(OFX, { balance: 'move' })).json().import;
    await ann.call('PATCH', jar, { body: { balance: 50 } });
    await ann.call('DELETE', `${PATH}/${id}`);
    expect(await balance()).toBe(50);
  });

  it('returns 404 for another user', async () => {
    const { id } = (await send(CSV)).json().import;
    const bea = api.visitor();
    await create(bea, 'accounts', { name: 'Mine', type: 'savings', balance: 1 });
    expect((await bea.call('DELETE', `${PATH}/${id}`)).statusCode).toBe(404);
    expect(await shown()).toHaveLength(2);
  });
});
