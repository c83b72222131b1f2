import { testApi, type TestApi, type Visitor } from '../../testing/test-api';

let api: TestApi;
let ann: Visitor;
let accountId: string;

const PATH = '/api/finance/statements';

const made = async (visitor: Visitor, path: string, body: object) =>
  (await visitor.post(`/api/finance/${path}`, body)).json();

beforeEach(async () => {
  api = await testApi();
  ann = api.visitor();
  const jar = { name: 'Jar', type: 'checking', balance: 100 };
  accountId = (await made(ann, 'accounts', jar)).account.id;
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
const bring = (content: string, more: object = {}) => ann.post(PATH, body(content, more));

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
  it('shows every row, what was taken for what, and writes nothing', async () => {
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

  it('reads the columns that the person names instead', async () => {
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
  ])('takes a coffee for one on %s at %s of %s: %s', async (date, merchant, amount, duplicate) => {
    const entry = { account_id: accountId, date, merchant, category: 'Other', amount };
    await made(ann, 'transactions', entry);
    const [row] = (await preview(CSV)).json().rows;
    expect([row.duplicate, row.take]).toEqual([duplicate, duplicate === null]);
  });

  it('points out a row that stands twice, and keeps both', async () => {
    const line = '2025-06-13,Corner Coffee,-4.50\n';
    const { rows } = (await preview(`Date,Payee,Amount\n${line}${line}`)).json();
    expect(
      rows.map((row: { duplicate: string | null; take: boolean }) => [row.duplicate, row.take]),
    ).toEqual([
      [null, true],
      ['repeated', true],
    ]);
  });

  it('is refused for another person’s account and for one that a bank keeps', async () => {
    const bea = api.visitor();
    await made(bea, 'accounts', { name: 'Mine', type: 'savings', balance: 1 });
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
  it('adds the rows and says what it did', async () => {
    const answer = await bring(CSV);
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

  it('adds nothing twice: not the same file, nor the same ids under other names', async () => {
    await bring(CSV);
    expect((await bring(CSV)).json()).toMatchObject({ code: 'STATEMENT_REFUSED' });
    await bring(OFX, { turned: [1] });
    const renamed = OFX.replaceAll('Coffee', 'Kaffee').replaceAll('200613', '200620');
    expect(
      (await preview(renamed)).json().rows.map((row: { duplicate: string }) => row.duplicate),
    ).toEqual(['id', 'id']);
    expect(await shown()).toHaveLength(4);
  });

  it('takes or leaves the rows that the person turned', async () => {
    await bring(CSV, { turned: [3] });
    expect(await shown()).toEqual([['2025-06-13', 'Corner Coffee', -4.5]]);
  });

  it.each([
    ['keep', 100],
    ['move', 91],
    ['statement', 55.25],
  ])('leaves the balance as chosen: %s', async (choice, dollars) => {
    const { id } = (await bring(OFX, { balance: choice })).json().import;
    expect(await balance()).toBe(dollars);
    await ann.call('DELETE', `${PATH}/${id}`);
    expect(await balance()).toBe(100);
  });

  it('counts what is owed on a debt as above zero', async () => {
    const card = { name: 'Card', type: 'credit_card', balance: 10 };
    const { liability } = await made(ann, 'liabilities', card);
    const owed = OFX.replace('55.25', '-19.00');
    await bring(owed, { account_id: liability.id, balance: 'statement' });
    const { liabilities } = (await ann.get('/api/finance/liabilities')).json();
    expect(liabilities[0].balance).toBe(19);
  });

  it('gives a payee the category that the person gave it before', async () => {
    const entry = {
      account_id: accountId,
      date: '2025-01-01',
      merchant: 'acme payroll',
      category: 'Salary',
      amount: 1,
    };
    await made(ann, 'transactions', entry);
    await bring(CSV);
    const { transactions } = (await ann.get('/api/finance/transactions')).json();
    expect(transactions[0]).toMatchObject({ merchant: 'Acme Payroll', category: 'Salary' });
  });

  it.each([
    ['a bad row', `${CSV}2025-02-30,Bad,-1\n`],
    ['a question that was not answered', 'Date,Payee,Amount\n03/04/2025,A,-1\n'],
  ])('imports nothing of a file with %s', async (_, content) => {
    expect((await bring(content)).statusCode).toBe(422);
    expect(await shown()).toEqual([]);
    expect((await ann.get(PATH)).json().imports).toEqual([]);
  });

  it('takes ten thousand rows in one import', async () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => `2024-01-01,Shop ${index},-1.00`);
    const answer = await bring(`Date,Payee,Amount\n${rows.join('\n')}\n`, { balance: 'move' });
    expect(answer.json().import.added).toBe(10_000);
    expect(await balance()).toBe(-9_900);
  });
});

describe('DELETE /api/finance/statements/:id', () => {
  it('takes the whole import back, says how many rows were changed since, and only once', async () => {
    const { id } = (await bring(CSV, { balance: 'move' })).json().import;
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
    expect((await bring(CSV)).statusCode).toBe(201);
  });

  it('leaves the balance right when a row of it was deleted before', async () => {
    const { id } = (await bring(CSV, { balance: 'move' })).json().import;
    const [first] = (await ann.get('/api/finance/transactions')).json().transactions;
    await ann.call('DELETE', `/api/finance/transactions/${first.id}`);
    await ann.call('DELETE', `${PATH}/${id}`);
    expect(await balance()).toBe(100);
  });

  const changes: readonly [string, (path: string, otherId: string) => Promise<unknown>][] = [
    ['deleted', (path) => ann.call('DELETE', path)],
    ['given another amount', (path) => ann.call('PATCH', path, { body: { amount: -7 } })],
    [
      'given to another account',
      (path, id) => ann.call('PATCH', path, { body: { account_id: id } }),
    ],
    [
      'given away, changed and taken back',
      async (path, id) => {
        await ann.call('PATCH', path, { body: { account_id: id } });
        await ann.call('PATCH', path, { body: { amount: -7 } });
        await ann.call('PATCH', path, { body: { account_id: accountId } });
      },
    ],
    [
      'given away and deleted',
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
  )(
    'leaves every balance as it was before (%s), though a row was %s',
    async (choice, _, change) => {
      const other = { name: 'Tin', type: 'checking', balance: 20 };
      const otherId = (await made(ann, 'accounts', other)).account.id;
      const { id } = (await bring(OFX, { balance: choice })).json().import;
      const [first] = (await ann.get('/api/finance/transactions')).json().transactions;
      await change(`/api/finance/transactions/${first.id}`, otherId);
      await ann.call('DELETE', `${PATH}/${id}`);
      const { accounts } = (await ann.get('/api/finance/accounts')).json();
      expect(accounts.map((each: { balance: number }) => each.balance)).toEqual([100, 20]);
    },
  );

  it('is of nothing once its account was removed, of which no row stays', async () => {
    const { id } = (await bring(OFX)).json().import;
    await ann.call('DELETE', `/api/finance/accounts/${accountId}`);
    expect(await api.db.selectFrom('import_rows').selectAll().execute()).toEqual([]);
    expect((await ann.call('DELETE', `${PATH}/${id}`)).statusCode).toBe(200);
  });

  it('moves no balance that the import could not move, as it was not known', async () => {
    const jar = `/api/finance/accounts/${accountId}`;
    await api.db.updateTable('accounts').set({ balance_cents: null }).execute();
    const { id } = (await bring(OFX, { balance: 'move' })).json().import;
    await ann.call('PATCH', jar, { body: { balance: 50 } });
    await ann.call('DELETE', `${PATH}/${id}`);
    expect(await balance()).toBe(50);
  });

  it('is nobody else’s to ask for', async () => {
    const { id } = (await bring(CSV)).json().import;
    const bea = api.visitor();
    await made(bea, 'accounts', { name: 'Mine', type: 'savings', balance: 1 });
    expect((await bea.call('DELETE', `${PATH}/${id}`)).statusCode).toBe(404);
    expect(await shown()).toHaveLength(2);
  });
});
