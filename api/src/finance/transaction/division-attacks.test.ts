import { testApi, type TestApi, type Visitor } from '../../testing/test-api';

let api: TestApi;
let ann: Visitor;
let checking: string;
let savings: string;
beforeEach(async () => {
  api = await testApi();
  ann = api.visitor();
  checking = await accountOf(ann, 'checking');
  savings = await accountOf(ann, 'savings');
});
afterEach(() => api.close());

const LIST = '/api/finance/transactions';

async function accountOf(visitor: Visitor, type: string): Promise<string> {
  const jar = { name: 'Jar', type, balance: 1000 };
  return (await visitor.post('/api/finance/accounts', jar)).json().account.id;
}

async function add(amount: number, account_id = checking, category = 'Groceries') {
  const body = { account_id, date: '2025-07-10', merchant: 'Shop', category, amount };
  return String((await ann.post(LIST, body)).json().transaction.id);
}

async function patch(id: string, body: object, visitor = ann): Promise<string> {
  const answer = await visitor.call('PATCH', `${LIST}/${id}`, { body });
  return answer.statusCode === 200 ? 'done' : answer.json().code;
}

const parts = (...all: readonly (readonly [category: string, amount: number])[]) => ({
  parts: all.map(([category, amount]) => ({ category, amount })),
});
const HALVES = parts(['Groceries', -50], ['Gas', -50]);

const rows = async (): Promise<{ id: string; amount: number; transfer?: object }[]> =>
  (await ann.get(LIST)).json().transactions;
const amountsOf = async (whole: string) =>
  (await rows()).filter(({ id }) => id.split('~')[0] === whole).map(({ amount }) => amount);
const spent = async (): Promise<number> =>
  (await ann.get('/api/finance/spending?month=2025-07')).json().total;
const received = async (): Promise<number> =>
  (await ann.get('/api/finance/income?month=2025-07')).json().received;

// Covers P3-A9-1.
describe('a split by an attacker', () => {
  it.each<[string, object, string]>([
    ['lacks a cent', parts(['Groceries', -50], ['Gas', -49.99]), 'PARTS_DIFFER'],
    ['has the other sign', parts(['Groceries', 50], ['Gas', 50]), 'PARTS_DIFFER'],
    ['has half cents', parts(['Groceries', -99.995], ['Gas', -0.005]), 'BAD_REQUEST'],
    ['overflows', parts(['Groceries', 1e300], ['Gas', -1e300]), 'BAD_REQUEST'],
    ['has one part', parts(['Gas', -100]), 'BAD_REQUEST'],
    ['has an unknown category', parts(['Gas', -50], ['Nonsense', -50]), 'BAD_REQUEST'],
    [
      'has ten thousand parts',
      parts(...Array.from({ length: 10_000 }, () => ['Gas', -0.01] as const)),
      'BAD_REQUEST',
    ],
  ])('that %s is refused, and the row stays whole', async (_, body, code) => {
    const id = await add(-100);
    expect(await patch(id, body)).toBe(code);
    expect(await amountsOf(id)).toEqual([-100]);
  });

  it('cannot use a category of another user', async () => {
    const bob = api.visitor();
    const pets = { name: 'Bob’s boat', kind: 'expense', group: 'wants' };
    const { id: boat } = (await bob.post('/api/finance/categories', pets)).json();
    const id = await add(-100);
    for (const name of [boat, 'Bob’s boat'])
      expect(await patch(id, parts(['Gas', -50], [name, -50]))).toBe('BAD_REQUEST');
    expect(await patch(id, HALVES, bob)).toBe('NOT_FOUND');
  });

  it('of a part splits the whole row again', async () => {
    const id = await add(-100);
    await patch(id, HALVES);
    expect(await patch(`${id}~1`, parts(['Gas', -25], ['Groceries', -25]))).toBe('PARTS_DIFFER');
    expect(await patch(`${id}~1`, parts(['Gas', -30], ['Groceries', -70]))).toBe('done');
    expect(await amountsOf(id)).toEqual([-30, -70]);
  });

  it('may have a coupon, and its sum stays the amount of the row', async () => {
    const id = await add(-100);
    expect(await patch(id, parts(['Groceries', -150], ['Gas', 50]))).toBe('done');
    expect(await spent()).toBe(100);
  });

  it('ends when the amount of the row changes, unless new parts come with it', async () => {
    const id = await add(-100);
    await patch(id, HALVES);
    expect(await patch(id, { amount: -80 })).toBe('done');
    expect(await amountsOf(id)).toEqual([-80]);
    const body = { amount: -90, ...parts(['Gas', -45], ['Groceries', -45]) };
    expect(await patch(id, body)).toBe('done');
    expect(await amountsOf(id)).toEqual([-45, -45]);
  });
});

// Covers P3-A2-4, P3-A9-1.
describe('a row that is divided', () => {
  it.each<[string, object]>([
    ['a split', HALVES],
    ['a share of others', { owed: 60 }],
  ])('with %s cannot be a side of a transfer, in one request or in two', async (_, body) => {
    const [out, back] = [await add(-100), await add(100, savings, 'Transfer')];
    expect(await patch(out, { transfer_id: back, ...body })).toBe('NOT_ONE_TRANSFER');
    expect(await patch(out, body)).toBe('done');
    for (const [id, transfer_id] of [
      [out, back],
      [back, out],
    ] as const)
      expect(await patch(id, { transfer_id })).toBe('NOT_ONE_TRANSFER');
  });

  it('is not linked with itself or with a part', async () => {
    const [out, back] = [await add(-100), await add(100, savings, 'Transfer')];
    expect(await patch(out, { transfer_id: out })).toBe('NOT_ONE_TRANSFER');
    expect(await patch(out, { transfer_id: `${back}~1` })).toBe('NOT_FOUND');
  });
});

// Covers P3-A9-1, P3-A9-2.
describe('a repayment by an attacker', () => {
  it('of two purchases pays back only the last one, once', async () => {
    const [dinner, lunch, deposit] = [await add(-100), await add(-50), await add(70)];
    await patch(dinner, { owed: 60 });
    await patch(lunch, { owed: 10 });
    for (const repays of [dinner, lunch, dinner]) await patch(deposit, { repays });
    expect(await amountsOf(deposit)).toEqual([10, 60]);
    expect(await spent()).toBe(40 + 40 - 10);
  });

  it('of more than is owed counts the excess as income', async () => {
    const [dinner, first, second] = [
      await add(-100),
      await add(70, checking, 'Salary'),
      await add(70, checking, 'Salary'),
    ];
    await patch(dinner, { owed: 60 });
    for (const id of [first, second]) expect(await patch(id, { repays: dinner })).toBe('done');
    expect([await spent(), await received()]).toEqual([40, 140 - 60]);
  });

  it('cannot form a circle, even after purchases became deposits', async () => {
    const [one, two] = [await add(-100), await add(-50)];
    await patch(one, { owed: 60 });
    await patch(two, { owed: 10 });
    for (const [id, amount] of [
      [one, 100],
      [two, 50],
    ] as const)
      await patch(id, { amount });
    await patch(one, { repays: two });
    await patch(two, { repays: one });
    await patch(one, { repays: one });
    expect(await spent()).toBe(-150);
    await patch(one, { amount: -100 });
    expect((await amountsOf(one)).reduce((sum, amount) => sum + amount)).toBe(-100);
    expect(await spent()).toBeGreaterThanOrEqual(-50);
  });

  it.each<[string, object]>([
    ['more than the purchase', { owed: 100.01 }],
    ['more than the new amount of the same request', { owed: 100, amount: -50 }],
    ['less than a cent', { owed: 0.001 }],
    ['less than nothing', { owed: -1 }],
    ['a word', { owed: '5' }],
    ['a payment of itself', { owed: 60, repays: 'self' }],
  ])('with a share of %s is refused', async (_, body) => {
    const id = await add(-100);
    const asked = 'repays' in body ? { ...body, repays: id } : body;
    expect(await patch(id, asked)).toMatch(/^(?:BAD_REQUEST|NOT_A_SHARE|NOT_A_REPAYMENT)$/);
    expect(await spent()).toBe(100);
  });
});
