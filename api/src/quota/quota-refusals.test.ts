import { testApi, type TestApi, type Visitor } from '../testing/test-api';
import { VISIT_QUOTA } from './limits';
import { setUsedStorage } from './testing/set-used-storage';

const JAR = { name: 'Jar', type: 'savings', balance: 1 };
const ACCOUNTS = '/api/finance/accounts';

let api: TestApi;
let ann: Visitor;
beforeEach(async () => {
  api = await testApi();
  ann = api.visitor();
});
afterEach(() => api.close());

const addJar = async () => (await ann.post(ACCOUNTS, JAR)).json().account;

const everyRow = async () => ({
  accounts: await api.db.selectFrom('accounts').selectAll().orderBy('id').execute(),
  transactions: await api.db.selectFrom('transactions').selectAll().orderBy('id').execute(),
  edits: await api.db.selectFrom('transaction_edits').selectAll().execute(),
  balances: await api.db.selectFrom('balance_history').selectAll().execute(),
  imports: await api.db.selectFrom('imports').selectAll().execute(),
  documents: await api.db.selectFrom('documents').selectAll().execute(),
  policies: await api.db.selectFrom('policies').selectAll().execute(),
  paystubs: await api.db.selectFrom('paystubs').selectAll().execute(),
  budgets: await api.db.selectFrom('budgets').selectAll().execute(),
  messages: await api.db.selectFrom('chat_messages').selectAll().execute(),
  audit: await api.db.selectFrom('audit_events').selectAll().execute(),
});

const CSV = 'Date,Payee,Amount\n2025-06-01,Cafe,-4.50\n2025-06-02,Books,-20.00\n';

/** A user can add all of these; `jar` is an account of the user. */
const ADDITIONS: readonly (readonly [string, 'POST' | 'PUT', string, (jar: string) => object])[] = [
  ['an account', 'POST', ACCOUNTS, () => JAR],
  ['a debt', 'POST', '/api/finance/liabilities', () => ({ name: 'F', type: 'loan', balance: 10 })],
  [
    'a transaction',
    'POST',
    '/api/finance/transactions',
    (jar) => ({
      account_id: jar,
      date: '2025-07-01',
      merchant: 'Cafe',
      category: 'Groceries',
      amount: -1,
      note: 'with a note',
    }),
  ],
  [
    'a budget',
    'PUT',
    '/api/finance/budget',
    () => ({ month: null, assigned: { groceries: 400, travel: 10 } }),
  ],
  [
    'a policy',
    'POST',
    '/api/finance/protection',
    () => ({
      type: 'term_life',
      provider: 'Harbor Mutual',
      policy_number: 'TL-9',
      premium: 32,
      coverage: 500,
      status: 'active',
    }),
  ],
  [
    'a paystub',
    'POST',
    '/api/finance/paystubs',
    () => ({ date: '2025-07-01', employer: 'Acme', gross: 10, deductions: 1, net: 9 }),
  ],
  [
    'a statement',
    'POST',
    '/api/finance/statements',
    (jar) => ({
      account_id: jar,
      file_name: 'june.csv',
      content: Buffer.from(CSV).toString('base64'),
      turned: [],
      balance: 'move',
    }),
  ],
  ['a question to the assistant', 'POST', '/api/ai/chat', () => ({ message: 'What do I own?' })],
  ['a permission', 'POST', '/api/ai/consent', () => ({ granted: true })],
];
describe('a visitor whose storage is full', () => {
  it.each(ADDITIONS)('cannot add %s, not even a part', async (_, method, url, body) => {
    const jar = await addJar();
    await setUsedStorage(api.db, { rows: VISIT_QUOTA.rows });
    const before = await everyRow();
    const refused = await ann.call(method, url, { body: body(jar.id) });
    expect([refused.statusCode, refused.json()]).toEqual([
      413,
      {
        success: false,
        code: 'QUOTA_REACHED',
        error:
          'This was not saved, because your storage here is full. Sign up to have more room, or delete what you no longer need',
      },
    ]);
    expect(await everyRow()).toEqual(before);
  });

  it('cannot write a longer note and keeps the old one', async () => {
    const jar = await addJar();
    const entry = {
      account_id: jar.id,
      date: '2025-07-01',
      merchant: 'Cafe',
      category: 'Groceries',
      amount: -1,
      note: 'short',
    };
    const { transaction } = (await ann.post('/api/finance/transactions', entry)).json();
    const url = `/api/finance/transactions/${transaction.id}`;
    await setUsedStorage(api.db, { bytes: VISIT_QUOTA.bytes });
    const note = async (text: string) =>
      (await ann.call('PATCH', url, { body: { note: text } })).statusCode;
    expect(await note('a longer note')).toBe(413);
    expect((await everyRow()).edits).toMatchObject([{ note: 'short' }]);
    expect([await note('less'), await note('less!')]).toEqual([200, 200]);
    expect(await note('short!')).toBe(413);
  });

  it('cannot restore a copy, and existing data stays', async () => {
    const bea = api.visitor();
    await bea.post(ACCOUNTS, JAR);
    const { rawPayload } = await bea.get('/api/privacy/copy');
    await ann.call('PUT', '/api/finance/budget', {
      body: { month: null, assigned: { travel: 1 } },
    });
    await setUsedStorage(api.db, { rows: VISIT_QUOTA.rows });
    const before = await everyRow();
    const zip = { 'content-type': 'application/zip' };
    const refused = await ann.send('POST', '/api/privacy/copy?replace=1', rawPayload, zip);
    expect([refused.statusCode, refused.json().code]).toEqual([413, 'QUOTA_REACHED']);
    expect(await everyRow()).toEqual(before);
  });

  it('can delete and then has room again', async () => {
    const jar = await addJar();
    await setUsedStorage(api.db, { rows: VISIT_QUOTA.rows });
    expect((await ann.call('DELETE', `${ACCOUNTS}/${jar.id}`)).statusCode).toBe(200);
    expect((await ann.post(ACCOUNTS, JAR)).statusCode).toBe(201);
  });

  it('can delete and shorten after a bank sent far more than fits', async () => {
    const [jar, other] = [await addJar(), await addJar()];
    await setUsedStorage(api.db, { rows: 3 * VISIT_QUOTA.rows, bytes: 3 * VISIT_QUOTA.bytes });
    const rename = (name: string) => ann.call('PATCH', `${ACCOUNTS}/${jar.id}`, { body: { name } });
    expect((await rename('J')).statusCode).toBe(200);
    expect((await ann.call('DELETE', `${ACCOUNTS}/${other.id}`)).statusCode).toBe(200);
    expect((await rename('A longer name')).statusCode).toBe(413);
  });

  it('can withdraw a consent', async () => {
    await ann.post('/api/ai/consent', { granted: true });
    await setUsedStorage(api.db, { rows: VISIT_QUOTA.rows });
    expect((await ann.post('/api/ai/consent', { granted: false })).statusCode).toBe(200);
    const choices = await api.db.selectFrom('consents').select('granted').orderBy('id').execute();
    expect(choices).toEqual([{ granted: 1 }, { granted: 0 }]);
  });

  it('cannot fill the consent history by repeating one choice', async () => {
    for (const granted of [false, false, false]) await ann.post('/api/ai/consent', { granted });
    expect(await api.db.selectFrom('consents').selectAll().execute()).toHaveLength(1);
  });
});
