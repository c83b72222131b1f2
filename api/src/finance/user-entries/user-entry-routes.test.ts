import { testApi, type TestApi, type Visitor } from '../../testing/test-api';

const POLICY = {
  type: 'term_life',
  provider: 'Harbor Mutual',
  policy_number: 'TL-9',
  premium: 32.1,
  coverage: 500_000,
  status: 'active',
};
const STUB = {
  date: '2025-07-11',
  employer: 'Acme Studio',
  gross: 3000.1,
  deductions: 800.05,
  net: 2200.05,
};

let api: TestApi;
let ann: Visitor;
beforeEach(async () => {
  api = await testApi();
  ann = api.visitor();
});
afterEach(() => api.close());

const read = async (resource: string, visitor = ann) =>
  (await visitor.get(`/api/finance/${resource}`)).json();
const becomeOwn = () =>
  ann.post('/api/finance/accounts', { name: 'Jar', type: 'savings', balance: 1 });

describe('PUT /api/finance/budget', () => {
  const put = (body: object) => ann.call('PUT', '/api/finance/budget', { body });

  it('replaces and removes lines of the sample for this user only', async () => {
    const before = await read('budget');
    const answer = await put({ month: null, assigned: { groceries: 500.5, rent: null } });
    const { rent: _, ...others } = before.monthly_spending;
    expect(answer.json()).toEqual({
      ...before,
      monthly_spending: { ...others, groceries: 500.5 },
      to_assign: -830.66,
    });
    expect(await read('budget')).toEqual(answer.json());
    expect(await read('budget', api.visitor())).toEqual(before);
  });

  it('changes a single month', async () => {
    await put({ month: '2025-05', assigned: { groceries: 1 } });
    expect((await read('budget?month=2025-05')).monthly_spending.groceries).toBe(1);
    expect((await read('budget?month=2025-04')).monthly_spending.groceries).not.toBe(1);
  });

  it('keeps only own lines when the user adds own data', async () => {
    await put({ month: null, assigned: { groceries: 500, travel: 0 } });
    await becomeOwn();
    expect((await read('budget')).monthly_spending).toEqual({ groceries: 500, travel: 0 });
    await put({ month: null, assigned: { groceries: null } });
    expect((await read('budget')).monthly_spending).toEqual({ travel: 0 });
  });
});

describe('POST, PATCH and DELETE /api/finance/protection', () => {
  it('show an own policy with the sample, and alone after own data is added', async () => {
    const { policy } = (await ann.post('/api/finance/protection', POLICY)).json();
    expect(policy).toMatchObject(POLICY);
    expect((await read('protection')).policies).toHaveLength(4);
    await becomeOwn();
    expect((await read('protection')).policies).toEqual([policy]);
    const path = `/api/finance/protection/${policy.id}`;
    const changed = await ann.call('PATCH', path, { body: { status: 'inactive', premium: 30 } });
    expect(changed.json().policy).toEqual({ ...policy, status: 'inactive', premium: 30 });
    expect((await read('protection')).policies).toEqual([changed.json().policy]);
    expect((await ann.call('DELETE', path)).statusCode).toBe(200);
    expect((await read('protection')).policies).toEqual([]);
    expect((await ann.call('DELETE', path)).statusCode).toBe(404);
  });

  it('change and hide a policy of the sample for this visitor only', async () => {
    const [first, second] = (await read('protection')).policies;
    const path = `/api/finance/protection/${first.id}`;
    await ann.call('PATCH', path, { body: { provider: 'Mine' } });
    const twice = await ann.call('PATCH', path, { body: { premium: 1 } });
    expect(twice.json().policy).toEqual({ ...first, provider: 'Mine', premium: 1 });
    await ann.call('DELETE', `/api/finance/protection/${second.id}`);
    const { policies } = await read('protection');
    expect(policies).toHaveLength(2);
    expect(policies[0]).toEqual(twice.json().policy);
    expect((await read('protection', api.visitor())).policies).toHaveLength(3);
    await becomeOwn();
    expect((await read('protection')).policies).toEqual([]);
    expect((await ann.call('PATCH', path, { body: { premium: 2 } })).statusCode).toBe(404);
  });
});

describe('POST and DELETE /api/finance/paystubs', () => {
  it('store a paystub whose net is gross minus deductions to the cent', async () => {
    const { paystub } = (await ann.post('/api/finance/paystubs', STUB)).json();
    expect(paystub).toMatchObject(STUB);
    expect((await read('paystubs')).paystubs[0]).toEqual(paystub);
    await becomeOwn();
    expect((await read('paystubs')).paystubs).toEqual([paystub]);
    const path = `/api/finance/paystubs/${paystub.id}`;
    expect((await ann.call('DELETE', path)).statusCode).toBe(200);
    expect((await ann.call('DELETE', path)).statusCode).toBe(404);
  });

  it.each([2200.04, 2200.06])('refuse a net of %d', async (net) => {
    expect((await ann.post('/api/finance/paystubs', { ...STUB, net })).statusCode).toBe(400);
  });

  it('hide a paystub of the sample for this visitor only', async () => {
    const [first, ...rest] = (await read('paystubs')).paystubs;
    await ann.call('DELETE', `/api/finance/paystubs/${first.id}`);
    expect((await read('paystubs')).paystubs).toEqual(rest);
    expect((await read('paystubs', api.visitor())).paystubs).toEqual([first, ...rest]);
  });
});

describe('PATCH /api/finance/notifications/:id', () => {
  // Covers P1-4-9.
  it('marks a notification read, and unread again', async () => {
    const [first] = (await read('notifications')).notifications;
    const path = `/api/finance/notifications/${encodeURIComponent(first.id)}`;
    const answer = await ann.call('PATCH', path, { body: { read: true } });
    expect(answer.json().notification).toEqual({ ...first, read: true });
    expect((await read('notifications')).notifications[0].read).toBe(true);
    await ann.call('PATCH', path, { body: { read: false } });
    expect((await read('notifications')).notifications[0].read).toBe(false);
  });

  it('stores the mark of a notification about own data', async () => {
    const { account } = (await becomeOwn()).json();
    await ann.post('/api/finance/transactions', {
      account_id: account.id,
      date: '2025-07-14',
      merchant: 'Acme Studio',
      category: 'Salary',
      amount: 2200,
    });
    const [first] = (await read('notifications')).notifications;
    expect(first.type).toBe('deposit_received');
    const path = `/api/finance/notifications/${encodeURIComponent(first.id)}`;
    expect((await ann.call('PATCH', path, { body: { read: true } })).statusCode).toBe(200);
    expect((await read('notifications')).notifications[0]).toEqual({ ...first, read: true });
  });
});

describe('PUT /api/finance/assumptions', () => {
  // Covers P3-C1-7.
  it('stores the user’s assumptions, and refuses impossible ones', async () => {
    const none = await read('assumptions');
    expect(none).toMatchObject({ retirementAge: null, mixes: [] });
    const mine = { ...none, retirementAge: 63, saving: -1_200.5, status: 'joint' };
    const put = (body: object) => ann.call('PUT', '/api/finance/assumptions', { body });
    expect((await put(mine)).json()).toEqual(mine);
    expect(await read('assumptions')).toEqual(mine);
    const mixes = [{ accountId: 'a', stocks: 80, bonds: 30 }];
    for (const bad of [{ retirementAge: 9 }, { claimAge: 71 }, { feePercent: 21 }, { mixes }])
      expect((await put({ ...mine, ...bad })).statusCode).toBe(400);
    expect(await read('assumptions')).toEqual(mine);
  });
});

describe('PUT /api/finance/fact-finder', () => {
  const ANSWERS = {
    personal: {
      fullName: 'Ann Archer',
      dob: '1990-07-16',
      address: 'Dover, Delaware',
      maritalStatus: 'Married',
    },
    employment: { employer: 'Acme', title: 'Engineer', baseSalary: 90_000, bonus: 5_000 },
    goals: ['A house'],
    estate: { will: 'Yes', trust: null, healthCareProxy: null, notes: null },
  };

  // Covers P2-2.fact-finder-7, P2-3-4.
  it('returns the saved answers and uses them for the profile of own data', async () => {
    const answer = await ann.call('PUT', '/api/finance/fact-finder', { body: ANSWERS });
    expect(answer.json()).toEqual(ANSWERS);
    expect(await read('fact-finder')).toEqual(ANSWERS);
    expect((await read('profile')).profile.name).not.toBe('Ann Archer');
    await becomeOwn();
    expect((await read('profile')).profile).toEqual({
      name: 'Ann Archer',
      age: 34,
      occupation: 'Engineer',
      location: 'Dover, Delaware',
      income: 95_000,
      maritalStatus: 'Married',
      lifestyle: null,
    });
    api.setClock('2025-07-16T16:00:00Z');
    expect((await read('profile')).profile.age).toBe(35);
  });
});
