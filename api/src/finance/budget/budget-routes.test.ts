import { testApi, type TestApi, type Visitor } from '../../testing/test-api';

let api: TestApi;
let ann: Visitor;
let jar: string;
beforeEach(async () => {
  api = await testApi();
  ann = api.visitor();
  const account = { name: 'Jar', type: 'checking', balance: 5_000 };
  jar = (await ann.post('/api/finance/accounts', account)).json().account.id;
});
afterEach(() => api.close());

const ROOT = '/api/finance/budget';
const read = async (month?: string) =>
  (await ann.get(month === undefined ? ROOT : `${ROOT}?month=${month}`)).json();
const put = (body: object) => ann.call('PUT', ROOT, { body: { month: null, ...body } });
const move = (body: object) => ann.post(`${ROOT}/moves`, { month: '2025-07', ...body });
const undoLast = async () => {
  const { changes } = (await ann.get('/api/finance/changes')).json();
  return ann.post(`/api/finance/changes/${changes[0].id}/undo`);
};

async function row(date: string, amount: number, category = 'Groceries'): Promise<void> {
  const body = { account_id: jar, date, merchant: `${category} shop`, category, amount };
  expect((await ann.post('/api/finance/transactions', body)).statusCode).toBe(201);
}

/** The two months have a $100 budget for groceries, and July has $80 of spending. */
async function july(setting: object): Promise<void> {
  await row('2025-07-03', -80);
  await put({ assigned: { groceries: 100 }, settings: { groceries: setting } });
  api.setClock('2025-08-20T16:00:00Z');
  await row('2025-08-03', -30);
}

const ROLLOVER = { kind: 'rollover' };

it('a budget begins with its first line, and not with an empty write', async () => {
  const stored = () => api.db.selectFrom('documents').select('kind').execute();
  expect((await put({ assigned: {} })).statusCode).toBe(200);
  expect(await stored()).toEqual([]);
  await put({ assigned: { groceries: 100 } });
  expect(await stored()).toEqual([{ kind: 'budget' }]);
});

// Covers P3-B4-4.
describe('the rest of a category', () => {
  it('is carried over from the month of the setting on', async () => {
    await july(ROLLOVER);
    expect(await read()).toMatchObject({
      month: '2025-08',
      monthly_spending: { groceries: 100 },
      carried: { groceries: 20 },
      settings: { groceries: ROLLOVER },
    });
    expect((await read('2025-07')).carried).toEqual({});
  });

  it('is not carried over without a setting, or after the setting is undone', async () => {
    await july({ kind: 'none' });
    expect((await read()).carried).toEqual({});
    await put({ settings: { groceries: ROLLOVER } });
    expect((await read()).carried).toEqual({});
    expect((await read()).settings).toEqual({ groceries: ROLLOVER });
    await undoLast();
    expect((await read()).settings).toEqual({});
  });

  it('is saved for a target, and each month gets its share', async () => {
    await july(ROLLOVER);
    await put({ settings: { travel: { kind: 'target', amount: 1_200, by: '2025-12' } } });
    expect((await read()).monthly_spending).toEqual({ groceries: 100, travel: 240 });
    expect((await read('2025-07')).monthly_spending).toEqual({ groceries: 100 });
  });

  it.each([
    [{ kind: 'target', amount: 1_200, by: '2025-06' }],
    [{ kind: 'target', amount: 0, by: '2025-12' }],
    [{ kind: 'target', by: '2025-12' }],
    [{ kind: 'target', amount: 5, by: '2025-13' }],
    [{ kind: 'both' }],
  ])('is refused as %j', async (setting) => {
    expect((await put({ settings: { travel: setting } })).statusCode).toBe(400);
    expect((await put({ settings: { 'category-x': ROLLOVER } })).statusCode).toBe(400);
  });
});

it.each(['0001-01', '1899-12', '2101-01', '9999-12'])(
  'is refused for %s, which is too far away to compute every month until then',
  async (month) => {
    await put({ assigned: { groceries: 100 } });
    expect((await put({ month, assigned: { groceries: 5 } })).statusCode).toBe(400);
    const setting = { kind: 'target', amount: 100, by: month };
    expect((await put({ settings: { groceries: setting } })).statusCode).toBe(400);
    const moved = { month, from: null, to: 'groceries', amount: 1 };
    expect((await move(moved)).statusCode).toBe(400);
    expect((await ann.get(`${ROOT}?month=${month}`)).statusCode).toBe(400);
  },
);

// Covers P3-B4-6.
describe('a closed month', () => {
  it('stays as it is when the amount of every month changes', async () => {
    await july(ROLLOVER);
    await put({ assigned: { groceries: 150, gas: 40 } });
    await put({ assigned: { groceries: 160 } });
    expect((await read()).monthly_spending).toEqual({ groceries: 160, gas: 40 });
    expect(await read('2025-07')).toMatchObject({
      closed: true,
      monthly_spending: { groceries: 100 },
    });
    expect((await read()).carried).toEqual({ groceries: 20 });
    await undoLast();
    expect((await read()).monthly_spending).toEqual({ groceries: 150, gas: 40 });
    expect((await read('2025-07')).monthly_spending).toEqual({ groceries: 100 });
  });

  it('is changed by a late row, which is marked as late', async () => {
    await july(ROLLOVER);
    expect((await read()).late).toEqual([]);
    await row('2025-07-30', -12.4);
    const { late, carried } = await read();
    expect(carried).toEqual({ groceries: 7.6 });
    expect(late).toEqual([
      {
        id: expect.any(String),
        merchant: 'Groceries shop',
        amount: -12.4,
        month: '2025-07',
        arrived_on: '2025-08-20',
      },
    ]);
    const why = async (id: string) =>
      (await ann.get(`/api/finance/transactions/${id}/why`)).json().late;
    expect(await why(late[0].id)).toEqual({ month: '2025-07', arrivedOn: '2025-08-20' });
    const { transactions } = (await ann.get('/api/finance/transactions')).json();
    const others = transactions.filter(({ id }: { id: string }) => id !== late[0].id);
    expect(await why(others[0].id)).toBeUndefined();
  });

  it('is not changed by rows that were there when its budget began', async () => {
    api.setClock('2025-08-20T16:00:00Z');
    await row('2025-07-03', -80);
    api.setClock('2025-08-20T16:00:01Z');
    await put({ assigned: { groceries: 100 } });
    await row('2025-08-03', -30);
    expect((await read('2025-07')).closed).toBe(true);
    expect((await read()).late).toEqual([]);
    api.setClock('2025-08-20T16:00:02Z');
    await row('2025-07-30', -12.4);
    expect((await read()).late).toHaveLength(1);
  });

  it('from before the budget has no late rows', async () => {
    await july(ROLLOVER);
    await row('2025-06-30', -12.4);
    expect((await read()).late).toEqual([]);
  });
});

// Covers P3-B4-8.
describe('moving money', () => {
  beforeEach(async () => {
    await row('2025-07-03', -80);
    await row('2025-07-01', 500, 'Salary');
    await put({ assigned: { groceries: 100, gas: 40 } });
  });

  it('funds one category from another, and can be undone', async () => {
    const answer = await move({ from: 'gas', to: 'groceries', amount: 15.5 });
    expect(answer.statusCode).toBe(201);
    expect((await read()).moved).toEqual({ groceries: 15.5, gas: -15.5 });
    await ann.post(`/api/finance/changes/${answer.json().changeId}/undo`);
    expect((await read()).moved).toEqual({});
  });

  it('takes the money that is still to be assigned, and no more', async () => {
    expect((await read()).to_assign).toBe(360);
    expect((await move({ from: null, to: 'gas', amount: 360.01 })).json()).toMatchObject({
      code: 'NOT_ENOUGH',
      error: 'To assign has only $360.00 left',
    });
    expect((await move({ from: null, to: 'gas', amount: 360 })).statusCode).toBe(201);
    expect((await read()).to_assign).toBe(0);
  });

  it('is refused for missing money, also in two requests at once', async () => {
    expect((await move({ from: 'groceries', to: 'gas', amount: 20.01 })).statusCode).toBe(409);
    const twice = await Promise.all(
      [1, 2].map(() => move({ from: 'gas', to: 'groceries', amount: 40 })),
    );
    expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });

  it.each([
    [{ from: 'gas', to: 'gas', amount: 1 }, 400],
    [{ from: 'gas', to: 'category-x', amount: 1 }, 400],
    [{ from: 'gas', to: 'groceries', amount: 0 }, 400],
    [{ from: 'gas', to: 'groceries', amount: -1 }, 400],
    [{ from: 'gas', to: 'groceries', amount: 1, month: '2025-06' }, 409],
  ])('is refused: %j', async (body, status) => {
    expect((await move(body)).statusCode).toBe(status);
    expect((await read()).moved).toEqual({});
  });

  it('follows a category that another one takes over', async () => {
    await move({ from: 'gas', to: 'groceries', amount: 15 });
    await ann.call('PUT', '/api/finance/categories/gas', { body: { mergeInto: 'travel' } });
    expect((await read()).moved).toEqual({ groceries: 15, travel: -15 });
  });
});
