import { spread } from '@halyard/shared-contracts/testing/thorough';
import { sql } from 'kysely';
import * as v from 'valibot';
import { type BankApi, bankApi } from './bank/testing/bank-api';
import { ACCOUNT_AND_CARD } from './bank/testing/account-and-card';
import { ENTITIES, type EntityName } from './entity/entities';
import type { Entity } from './entity/entity';
import { type Mailbox, startMailbox } from './identity/testing/mailbox';
import { ATTACKS, type VictimIds, statement, RECEIPT } from './testing/attacks';
import { routesOf } from './testing/routes-of';
import { codeIn } from './testing/sign-up';
import { PRODUCTION, type Visitor } from './testing/test-api';

/** Everything that Zoe writes has this mark, so that a leak is found. */
const MARK = 'zoe-was-here';
const ZOE = { email: `${MARK}@example.com`, password: 'correct horse battery' };

let api: BankApi;
let mailbox: Mailbox;
let zoe: Visitor;
let victim: VictimIds;

/** Mail leaves through a server, as in production. */
async function signedUp(visitor: Visitor, credentials: typeof ZOE) {
  await visitor.post('/api/auth/sign-up', credentials);
  const { source } = await mailbox.next();
  return visitor.post('/api/auth/sign-up-code', { code: codeIn(source.replaceAll('\r', '')) });
}

async function made(path: string, body: object): Promise<string> {
  const answer = await zoe.post(`/api/finance/${path}`, body);
  const [thing] = Object.values<{ id: string }>(answer.json());
  if (!thing) throw new Error(answer.body);
  return thing.id;
}

/** Puts the mark into each field that accepts any text. */
function marked({ input, example, account }: Entity): object {
  const fields = Object.entries(example).map(([field, value]) =>
    field !== account && v.is(input, { ...example, [field]: MARK })
      ? [field, MARK]
      : [field, value],
  );
  return Object.fromEntries(fields);
}

async function ownedEntities(): Promise<Record<EntityName, string>> {
  const ids: Partial<Record<EntityName, string>> = {};
  for (const entity of ENTITIES) {
    ids[entity.name] = await made(entity.path.replace('/api/finance/', ''), marked(entity));
  }
  return ids as Record<EntityName, string>;
}

async function ownedThings() {
  const jar = { name: `${MARK} jar`, type: 'savings', balance: 1_234_567.89 };
  const account = await made('accounts', jar);
  const ofStatement = await made('statements', {
    ...statement({ account }),
    file_name: `${MARK}.csv`,
    turned: [],
    balance: 'keep',
  });
  return {
    account,
    statement: ofStatement,
    otherAccount: await made('accounts', jar),
    debt: await made('liabilities', { name: `${MARK} card`, type: 'credit_card', balance: 10 }),
    transaction: await made('transactions', {
      account_id: account,
      date: '2025-07-14',
      merchant: MARK,
      category: 'Salary',
      amount: 2200,
    }),
    ...(await ownedEntities()),
  };
}

async function ownRule(): Promise<string> {
  const rule = {
    when: { match: 'all', conditions: [{ field: 'merchant', operator: 'is', value: MARK }] },
    then: { merchant: `${MARK} by rule` },
  };
  return (await zoe.post('/api/finance/rules', rule)).json().id;
}

async function ownGoal(accountId: string): Promise<string> {
  const accounts = [{ accountId, amount: 12.34 }];
  const goal = { name: `${MARK} trip`, target: 1_234, accounts };
  return (await zoe.post('/api/finance/goals', goal)).json().id;
}

async function ownCategory(): Promise<{ readonly category: string; readonly change: string }> {
  const path = '/api/finance/categories';
  const add = async (name: string) =>
    (await zoe.post(path, { name, kind: 'expense', group: MARK })).json();
  const { id: category } = await add(MARK);
  const { id } = await add(`${MARK} too`);
  const { changeId: change } = (await zoe.call('DELETE', `${path}/${id}`)).json();
  return { category, change };
}

async function ownReceipt(transaction: string): Promise<string> {
  const path = `/api/finance/transactions/${transaction}/receipts`;
  return (await zoe.post(path, { ...RECEIPT, name: MARK })).json().receipt.id;
}

/** Creates a user with an account, a bank, entries of every kind, a chat, and a passkey. */
async function financialData(): Promise<VictimIds> {
  const linked = await api.linked(ACCOUNT_AND_CARD);
  zoe = linked.visitor;
  const { userId } = (await signedUp(zoe, ZOE)).json();
  const owned = await ownedThings();
  const goal = await ownGoal(owned.account);
  const receipt = await ownReceipt(owned.transaction);
  const things = { ...owned, ...(await ownCategory()), rule: await ownRule(), goal, receipt };
  await zoe.post('/api/ai/chat', { message: `${MARK} asks for the net worth` });
  const [message] = (await zoe.get('/api/ai/chat/history')).json().messages;
  const [notification] = (await zoe.get('/api/finance/notifications')).json().notifications;
  const [session] = (await zoe.get('/api/auth/account')).json().sessions;
  const passkey = {
    user_id: userId,
    id: `${MARK}-key`,
    public_key: '',
    counter: 0,
    transports: '[]',
    name: MARK,
    created_at: '',
  };
  await api.db.insertInto('passkeys').values(passkey).execute();
  return {
    ...things,
    userId,
    bank: linked.itemId,
    question: message.id,
    notification: notification?.id ?? things.transaction,
    session: session.id,
    passkey: passkey.id,
  };
}

/** The rows are sorted, because a database returns them in any order. */
async function rowsOfZoe(): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {};
  for (const { name, columns } of await api.db.introspection.getTables()) {
    const key = name === 'users' ? 'id' : 'user_id';
    if (!columns.some((column) => column.name === key)) continue;
    const found = await sql`
      select * from ${sql.table(name)} where ${sql.ref(key)} = ${victim.userId}
    `.execute(api.db);
    rows[name] = found.rows.map((row) => JSON.stringify(row)).sort();
  }
  return rows;
}

const walked = Object.keys(ATTACKS).filter((route) => !ATTACKS[route]?.isStream);

async function attack(attacker: Visitor, route: string) {
  const [method = '', url = ''] = route.split(' ');
  const { id, body } = ATTACKS[route] ?? {};
  const path = id === undefined ? url : url.replace(':id', encodeURIComponent(victim[id]));
  return attacker.call(method as 'GET', path, body ? { body: body(victim) } : {});
}

beforeAll(async () => {
  mailbox = await startMailbox();
  api = await bankApi({ ...PRODUCTION, ...mailbox.env, PUBLIC_ORIGIN: 'https://localhost' });
  victim = await financialData();
});
afterAll(async () => {
  await api.close();
  await mailbox.close();
});

test('every route of the api has an attack, and every attack has a route', () => {
  const routes = routesOf(api.app).map(({ method, url }) => `${method} ${url}`);
  expect([...new Set(routes)].sort()).toEqual(Object.keys(ATTACKS).sort());
});

test.each([
  ['someone else who is logged in', true],
  ['a visitor without an account', false],
])(
  '%s cannot read or change Zoe’s data, on any route and with any of her ids',
  async (_, known) => {
    const attacker = api.visitor();
    const email = 'mallory@example.com';
    if (known) await signedUp(attacker, { ...ZOE, email });
    const before = await rowsOfZoe();
    for (const route of walked) {
      const answer = await attack(attacker, route);
      expect([route, answer.statusCode < 500 || answer.statusCode === 503]).toEqual([route, true]);
      expect([route, answer.body.includes(MARK)]).toEqual([route, false]);
      const { status } = ATTACKS[route] ?? {};
      if (known && status !== undefined)
        expect([route, answer.statusCode]).toEqual([route, status]);
    }
    expect(await rowsOfZoe()).toEqual(before);
    expect(Object.values(before).flat().length).toBeGreaterThan(20);
  },
);

test.each(['query', 'body'])("Zoe's own id, named in the %s, opens no route", async (where) => {
  const attacker = api.visitor();
  await signedUp(attacker, { ...ZOE, email: `${where}@example.com` });
  for (const route of spread(Object.keys(ATTACKS), 20)) {
    const [method = '', url = ''] = route.split(' ');
    if (where === 'body' && (method === 'GET' || url.endsWith('/webhook'))) continue;
    const path = url.replace(':id', 'x');
    const answer =
      where === 'query'
        ? await attacker.call(method as 'GET', `${path}?userId=${victim.userId}`)
        : await attacker.call(method as 'POST', path, { body: { userId: victim.userId } });
    expect([route, answer.statusCode]).toEqual([route, 403]);
  }
});

test("a user cannot move their transaction to Zoe's account", async () => {
  const attacker = api.visitor();
  const post = async (path: string, body: object) =>
    (await attacker.post(`/api/finance/${path}`, body)).json();
  const { account } = await post('accounts', { name: 'Jar', type: 'savings', balance: 1 });
  const { transaction } = await post('transactions', {
    account_id: account.id,
    date: '2025-07-14',
    merchant: 'x',
    category: 'Travel',
    amount: -1,
  });
  const path = `/api/finance/transactions/${transaction.id}`;
  const answer = await attacker.call('PATCH', path, { body: { account_id: victim.account } });
  expect(answer.statusCode).toBe(404);
});
