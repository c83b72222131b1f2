import { adoptFactFinderGoals } from '../../db/adopt-fact-finder-goals';
import { testApi, type TestApi, type Visitor } from '../../testing/test-api';

let api: TestApi;
let ann: Visitor;
beforeEach(async () => {
  api = await testApi();
  ann = api.visitor();
});
afterEach(() => api.close());

const ROOT = '/api/finance/goals';
const FACTS = '/api/finance/fact-finder';
const goals = async () => (await ann.get(ROOT)).json().goals;
const names = async () => (await goals()).map(({ name }: { name: string }) => name);
const facts = async () => (await ann.get(FACTS)).json();
const save = async (texts: string[], goalsBefore?: string[]) => {
  const body = { ...(await facts()), goals: texts, ...(goalsBefore && { goalsBefore }) };
  expect((await ann.call('PUT', FACTS, { body })).statusCode).toBe(200);
};
const add = async (name: string) => (await ann.post(ROOT, { name, target: 100 })).json();

// Covers P3-B5-8.
describe('goals of the fact finder', () => {
  it('are goals with an amount and a date', async () => {
    await save(['A home · $40,000.00 · by 2027-06-30', 'A family']);
    expect(await goals()).toMatchObject([
      { name: 'A home', target: 40_000, date: '2027-06-30' },
      { name: 'A family', target: null, date: null, pace: 'no amount yet' },
    ]);
    expect((await facts()).goals).toEqual(['A home · $40,000.00 · by 2027-06-30', 'A family']);
  });

  it('are created once, however often the answers are saved', async () => {
    await save(['A home']);
    await save(['A home']);
    expect(await names()).toEqual(['A home']);
  });

  it('share one list with goals that are added elsewhere', async () => {
    await add('Trip');
    expect((await facts()).goals).toEqual(['Trip · $100.00']);
    await save(['Trip · $250.00']);
    expect(await goals()).toMatchObject([{ name: 'Trip', target: 250 }]);
  });

  it('keep what funds them when they are renamed', async () => {
    const jar = { name: 'Jar', type: 'savings', balance: 50 };
    const { account } = (await ann.post('/api/finance/accounts', jar)).json();
    const accounts = [{ accountId: account.id, amount: 50 }];
    await ann.post(ROOT, { name: 'Trip', target: 100, accounts });
    await save(['Journey · $100.00']);
    expect(await goals()).toMatchObject([{ name: 'Journey', funded: 50 }]);
  });

  it('keep what another tab added or changed since the form was opened', async () => {
    await save(['A home', 'A boat']);
    const before = (await facts()).goals;
    await add('Trip');
    const { id } = (await goals())[0];
    await ann.call('PUT', `${ROOT}/${id}`, { body: { name: 'A house', target: null } });
    await save(['A home', 'A car'], before);
    expect(await names()).toEqual(['A house', 'A car', 'Trip']);
  });

  it('come back when their deletion is undone', async () => {
    await save(['A home']);
    await save([]);
    expect(await goals()).toEqual([]);
    const { changes } = (await ann.get('/api/finance/changes')).json();
    await ann.post(`/api/finance/changes/${changes[0].id}/undo`);
    expect((await facts()).goals).toEqual(['A home']);
  });

  it('of an older version become goals once', async () => {
    await save(['A home']);
    const old = { ...(await facts()), goals: ['Boat · $5.00', ''] };
    await api.db
      .updateTable('documents')
      .set({ body: JSON.stringify(old) })
      .execute();
    await adoptFactFinderGoals(api.db);
    await adoptFactFinderGoals(api.db);
    const rows = await api.db
      .selectFrom('goals')
      .select(['name', 'target_cents'])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { name: 'A home', target_cents: null },
      { name: 'Boat', target_cents: 500 },
    ]);
  });
});

// Covers P3-B5-9.
describe('goals of the onboarding', () => {
  const send = async (...all: [key: string, text: string, before?: string | null][]) => {
    const body = { goals: all.map(([key, text, before = null]) => ({ key, text, before })) };
    const answer = await ann.call('PUT', `${ROOT}/onboarding`, { body });
    expect(answer.statusCode).toBe(200);
    return answer.json().goals.map(({ text }: { text: string }) => text);
  };

  it('become goals once', async () => {
    const first = ['q7_1', 'Trip · $900.00 · by 2026-06-30'] as [string, string];
    expect(await send(first, ['q7_5', ''])).toEqual(['Trip · $900.00 · by 2026-06-30', '']);
    await send([...first, first[1]]);
    await send(first);
    expect(await goals()).toMatchObject([{ name: 'Trip', target: 900, date: '2026-06-30' }]);
  });

  it('become goals once when two screens send them at the same time', async () => {
    await ann.get(ROOT);
    const trip = ['q7_1', 'Trip · $900.00'] as [string, string];
    const home = ['q7_5', 'A home'] as [string, string];
    await Promise.all([send(trip, home), send(trip, home), send(home, trip)]);
    expect((await names()).toSorted()).toEqual(['A home', 'Trip']);
  });

  it('join a goal of the same name', async () => {
    await add('Trip');
    expect(await send(['q7_1', 'trip'])).toEqual(['Trip · $100.00']);
    expect(await names()).toEqual(['Trip']);
  });

  it('follow a changed answer, and return what the user changed elsewhere', async () => {
    await send(['q7_1', 'Trip']);
    await send(['q7_1', 'Trip · $50.00', 'Trip']);
    expect(await goals()).toMatchObject([{ name: 'Trip', target: 50 }]);
    const { id } = (await goals())[0];
    await ann.call('PUT', `${ROOT}/${id}`, { body: { name: 'Journey', target: 70 } });
    expect(await send(['q7_1', 'Trip · $50.00', 'Trip · $50.00'])).toEqual(['Journey · $70.00']);
    expect(await names()).toEqual(['Journey']);
  });

  it('stay deleted, even if a browser sends them for the first time', async () => {
    await send(['q7_1', 'Trip']);
    await ann.call('DELETE', `${ROOT}/${(await goals())[0].id}`);
    expect(await send(['q7_1', 'Trip', 'Trip'])).toEqual(['']);
    expect(await send(['q7_1', 'Trip'])).toEqual(['']);
    expect(await goals()).toEqual([]);
  });

  it('from a second browser with other answers are added', async () => {
    await send(['q7_1', 'Trip']);
    await send(['q7_1', 'Boat']);
    await send(['q7_1', 'Boat']);
    expect(await names()).toEqual(['Trip', 'Boat']);
  });

  it('are refused for another question', async () => {
    const body = { goals: [{ key: 'q1', text: 'x' }] };
    expect((await ann.call('PUT', `${ROOT}/onboarding`, { body })).statusCode).toBe(400);
  });
});
