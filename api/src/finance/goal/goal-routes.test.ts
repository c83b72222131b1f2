import { testApi, type TestApi, type Visitor } from '../../testing/test-api';

let api: TestApi;
let ann: Visitor;
let savings: string;
beforeEach(async () => {
  api = await testApi();
  ann = api.visitor();
  savings = await account('Savings', 1_000);
});
afterEach(() => api.close());

const ROOT = '/api/finance/goals';

async function account(name: string, balance: number, visitor = ann): Promise<string> {
  const body = { name, type: 'savings', balance };
  return (await visitor.post('/api/finance/accounts', body)).json().account.id;
}

const goals = async (visitor = ann) => (await visitor.get(ROOT)).json().goals;
const add = (body: object, visitor = ann) =>
  visitor.post(ROOT, { name: 'Trip', target: 1_200, ...body });
const put = (id: string, body: object, visitor = ann) =>
  visitor.call('PUT', `${ROOT}/${id}`, { body: { name: 'Trip', target: 1_200, ...body } });
const undo = (id: string) => ann.post(`/api/finance/changes/${id}/undo`);
const amount = (dollars: number) => ({ accounts: [{ accountId: savings, amount: dollars }] });
const share = (part: number) => ({ accounts: [{ accountId: savings, share: part }] });
const setBalance = (balance: number) =>
  ann.call('PATCH', `/api/finance/accounts/${savings}`, { body: { balance } });

// Covers P3-B5-1.
describe('goals', () => {
  it('are stored with what funds them and answered with their figures', async () => {
    const answer = await add({ date: '2025-12-31', ...amount(300) });
    expect(answer.statusCode).toBe(201);
    const { changeId, ...goal } = answer.json();
    expect(goal).toEqual({
      id: expect.stringMatching(/^goal-/),
      name: 'Trip',
      target: 1_200,
      date: '2025-12-31',
      accounts: [{ accountId: savings, amount: 300, held: 300 }],
      order: 0,
      funded: 300,
      pace: '$150 a month short',
      state: 'short',
      monthly: 0,
      this_month: 0,
      doneBy: null,
      made_on: '2025-07-15',
      contributions: [
        {
          id: expect.any(String),
          accountId: savings,
          date: '2025-07-15',
          amount: 300,
          opening: true,
        },
      ],
    });
    expect(changeId).toMatch(/^change-/);
    expect(await goals()).toEqual([goal]);
  });

  it('have an order of importance', async () => {
    const [a, b, c] = await Promise.all(
      ['A', 'B', 'C'].map(async (name) => (await add({ name })).json().id),
    );
    const last = (await goals()).at(-1).id;
    await put(last, { name: 'First', order: 0 });
    expect((await goals())[0].id).toBe(last);
    expect((await goals()).map(({ order }: { order: number }) => order)).toEqual([0, 1, 2]);
    expect(new Set([a, b, c]).size).toBe(3);
  });

  it('are refused with a wrong account, name, amount, share, or date', async () => {
    const wrong = [
      { name: ' ' },
      { name: 'x'.repeat(2_001) },
      { name: 'two\nlines' },
      { target: 0 },
      { target: -1 },
      { target: 1.001 },
      { date: '2025-02-30' },
      share(1.5),
      share(-0.1),
      amount(-1),
      { accounts: [{ accountId: savings, amount: 1, share: 0.5 }] },
      { accounts: [{ accountId: savings }] },
      { accounts: [...amount(1).accounts, ...share(0.1).accounts] },
      { order: -1 },
    ];
    for (const body of wrong) {
      const answer = await add(body);
      expect([body, answer.statusCode]).toEqual([body, 400]);
      expect(answer.json()).toMatchObject({ success: false, code: 'BAD_REQUEST' });
    }
    expect((await add({ accounts: [{ accountId: 'acc-of-nobody', amount: 1 }] })).statusCode).toBe(
      404,
    );
    expect(await goals()).toEqual([]);
  });

  //
  it('take no new date that has passed, and keep one that passed later', async () => {
    const refused = { code: 'BAD_REQUEST', error: 'A new date of a goal cannot be in the past' };
    expect((await add({ date: '2025-07-14' })).json()).toMatchObject(refused);
    const { id } = (await add({ date: '2025-07-15' })).json();
    expect((await put(id, { date: '2025-07-14' })).json()).toMatchObject(refused);
    api.setClock('2025-08-01T12:00:00Z');
    expect((await put(id, { date: '2025-07-15', name: 'Sea' })).statusCode).toBe(200);
    expect(await goals()).toMatchObject([{ name: 'Sea', date: '2025-07-15', state: 'overdue' }]);
  });

  it('are hidden from other users', async () => {
    const { id } = (await add(amount(300))).json();
    const bob = api.visitor();
    await account('Own', 5, bob);
    expect((await put(id, {}, bob)).statusCode).toBe(404);
    expect((await bob.call('DELETE', `${ROOT}/${id}`)).statusCode).toBe(404);
    expect((await add(amount(1), bob)).statusCode).toBe(404);
    expect(await goals(bob)).toEqual([]);
  });

  it('are limited to 200', async () => {
    await add({});
    const row = await api.db.selectFrom('goals').selectAll().executeTakeFirstOrThrow();
    const rows = Array.from({ length: 199 }, (_, place) => ({
      ...row,
      id: `goal-${place}`,
      place,
    }));
    await api.db.insertInto('goals').values(rows).execute();
    expect((await add({})).json()).toMatchObject({ code: 'TOO_MANY_GOALS' });
    const { id } = row;
    await ann.call('DELETE', `${ROOT}/${id}`);
    expect((await add({})).statusCode).toBe(201);
  });
});

// Covers P3-B5-3.
describe('a dollar', () => {
  it('can be promised only once', async () => {
    expect((await add(amount(700))).statusCode).toBe(201);
    const answer = await add(amount(300.01));
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({
      success: false,
      code: 'ALREADY_PROMISED',
      error: 'Only $300.00 of Savings is free for this goal',
      free: 300,
      accountId: savings,
    });
    expect((await add(share(0.3))).statusCode).toBe(201);
    expect((await add(share(0.001))).json().free).toBe(0);
  });

  it('can be promised only once, even by two requests at the same time', async () => {
    const answers = await Promise.all([add(amount(600)), add(amount(600)), add(share(0.6))]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  });

  it('stays promised when the balance falls, and the goal shows what is left', async () => {
    const { id } = (await add(amount(700))).json();
    const { id: second } = (await add({ name: 'Second', ...amount(300) })).json();
    await setBalance(800);
    expect((await goals()).map(({ funded }: { funded: number }) => funded)).toEqual([700, 100]);
    expect((await put(second, { name: 'Renamed', ...amount(300) })).statusCode).toBe(200);
    expect((await put(id, amount(701))).json()).toMatchObject({ free: 500 });
    await setBalance(-20);
    expect((await goals()).map(({ funded }: { funded: number }) => funded)).toEqual([0, 0]);
  });

  it('of a deleted account counts for no goal, and the goal can be changed', async () => {
    const { id } = (await add(amount(700))).json();
    await ann.call('DELETE', `/api/finance/accounts/${savings}`);
    await account('Other', 5);
    expect((await goals())[0]).toMatchObject({ funded: 0, accounts: [{ amount: 700, held: 0 }] });
    expect((await put(id, { name: 'Renamed', ...amount(700) })).statusCode).toBe(200);
    expect((await put(id, { accounts: [] })).json().accounts).toEqual([]);
  });
});

// Covers P3-B5-6.
describe('a contribution', () => {
  const contribute = (id: string, body: object) => ann.post(`${ROOT}/${id}/contributions`, body);

  it('adds to the amount of an account, and can be removed', async () => {
    const { id } = (await add(amount(300))).json();
    const answer = await contribute(id, { accountId: savings, amount: 50, date: '2025-07-01' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ funded: 350, this_month: 50 });
    expect((await contribute(id, { accountId: savings, amount: -30 })).json().funded).toBe(320);
    const [, { contributions }] = [id, (await goals())[0]];
    const added = contributions.find((each: { amount: number }) => each.amount === 50);
    const path = `${ROOT}/${id}/contributions/${added.id}`;
    expect((await ann.call('DELETE', path)).json().funded).toBe(270);
    expect((await ann.call('DELETE', path)).statusCode).toBe(404);
  });

  it('cannot add what is not free, take out what is not there, or come from the future', async () => {
    const { id } = (await add(amount(300))).json();
    expect((await contribute(id, { accountId: savings, amount: 700.01 })).json().free).toBe(1_000);
    expect((await contribute(id, { accountId: savings, amount: -300.01 })).statusCode).toBe(400);
    expect(
      (await contribute(id, { accountId: savings, amount: 1, date: '2025-07-16' })).statusCode,
    ).toBe(400);
    expect((await contribute(id, { accountId: savings, amount: 0 })).statusCode).toBe(400);
    const { id: shared } = (await add(share(0.1))).json();
    expect((await contribute(shared, { accountId: savings, amount: 1 })).statusCode).toBe(400);
  });
});

// Covers P3-B5-7.
describe('undoing', () => {
  it.each([
    ['a new goal', async () => (await add(amount(300))).json().changeId],
    [
      'a changed goal',
      async () =>
        (
          await put((await goals())[0].id, {
            name: 'X',
            target: 5,
            date: '2030-01-01',
            ...share(0.5),
            order: 1,
          })
        ).json().changeId,
    ],
    [
      'a deletion',
      async () => (await ann.call('DELETE', `${ROOT}/${(await goals())[0].id}`)).json().changeId,
    ],
    [
      'a contribution',
      async () =>
        (
          await ann.post(`${ROOT}/${(await goals())[0].id}/contributions`, {
            accountId: savings,
            amount: 5,
          })
        ).json().changeId,
    ],
  ])('%s leaves everything as it was, once', async (_, change) => {
    await add({ name: 'First', ...amount(100) });
    await add({ name: 'Second', ...amount(200) });
    const figures = async () =>
      (await goals()).map((goal: object) => ({ ...goal, contributions: null }));
    const before = await figures();
    const changeId = await change();
    expect(await figures()).not.toEqual(before);
    expect((await undo(changeId)).statusCode).toBe(200);
    expect(await figures()).toEqual(before);
    expect((await undo(changeId)).json().code).toBe('ALREADY_UNDONE');
  });

  it('a deletion is refused if its money is now promised to another goal', async () => {
    const { id } = (await add(amount(700))).json();
    const { changeId } = (await ann.call('DELETE', `${ROOT}/${id}`)).json();
    await add({ name: 'Other', ...amount(600) });
    expect((await undo(changeId)).json()).toMatchObject({ code: 'ALREADY_PROMISED', free: 400 });
    expect(await goals()).toHaveLength(1);
    await ann.call('DELETE', `${ROOT}/${(await goals())[0].id}`);
    expect((await undo(changeId)).statusCode).toBe(200);
    expect(await goals()).toMatchObject([{ name: 'Trip', funded: 700 }]);
  });
});
