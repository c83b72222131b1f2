import { testApi, type TestApi, type Visitor } from '../testing/test-api';
import { quickAccount } from './testing/quick-account';

/** It is 1 am on July 15 in New York, 10 pm on July 14 in Los Angeles, and 2 pm on July 15 in Tokyo. */
const NIGHT = '2025-07-15T05:00:00Z';
const JAR = { name: 'Jar', type: 'savings', balance: 1 };

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
  api.setClock(NIGHT);
});
afterEach(() => api.close());

const addJar = (who: Visitor, zone?: string) =>
  who.call('POST', '/api/finance/accounts', {
    body: JAR,
    ...(zone !== undefined && { headers: { 'time-zone': zone } }),
  });

const todayOf = async (who: Visitor): Promise<string> =>
  (await who.get('/api/finance/accounts')).json().today;

//
describe('the day of a user', () => {
  it.each([
    ['America/Los_Angeles', '2025-07-14'],
    ['Asia/Tokyo', '2025-07-15'],
    ['UTC', '2025-07-15'],
    ['Mars/Olympus', '2025-07-15'],
    ['', '2025-07-15'],
    ['A'.repeat(65), '2025-07-15'],
  ])('with a change from the zone “%s” is %s', async (zone, today) => {
    const ann = api.visitor();
    expect((await addJar(ann, zone)).statusCode).toBe(201);
    expect(await todayOf(ann)).toBe(today);
  });

  it('is that of the server until a change has named a zone, and follows the user on a journey', async () => {
    const ann = api.visitor();
    await addJar(ann);
    expect(await todayOf(ann)).toBe('2025-07-15');
    await addJar(ann, 'America/Los_Angeles');
    expect(await todayOf(ann)).toBe('2025-07-14');
    await addJar(ann);
    expect(await todayOf(ann)).toBe('2025-07-14');
    await addJar(ann, 'Asia/Tokyo');
    expect(await todayOf(ann)).toBe('2025-07-15');
  });

  it('differs from the day of another user in another zone', async () => {
    const [ann, bob] = [api.visitor(), api.visitor()];
    await addJar(ann, 'America/Los_Angeles');
    await addJar(bob, 'America/New_York');
    expect([await todayOf(ann), await todayOf(bob)]).toEqual(['2025-07-14', '2025-07-15']);
  });

  it('is known from the log-in on, in every browser of the account', async () => {
    const credentials = { email: 'ann@example.com', password: 'correct horse battery' };
    await quickAccount(api.db, credentials.email, credentials.password);
    const [phone, laptop] = [api.visitor(), api.visitor()];
    await phone.call('POST', '/api/auth/log-in', {
      body: credentials,
      headers: { 'time-zone': 'America/Los_Angeles' },
    });
    await laptop.post('/api/auth/log-in', credentials);
    await addJar(laptop);
    expect([await todayOf(phone), await todayOf(laptop)]).toEqual(['2025-07-14', '2025-07-14']);
  });

  it('decides which month is the current one', async () => {
    api.setClock('2025-08-01T05:00:00Z');
    const ann = api.visitor();
    await addJar(ann, 'America/Los_Angeles');
    const { month } = (await ann.get('/api/finance/spending')).json();
    expect(month).toBe('2025-07');
  });

  it('names the file of a copy', async () => {
    const ann = api.visitor();
    await addJar(ann, 'America/Los_Angeles');
    const { headers } = await ann.get('/api/privacy/copy');
    expect(headers['content-disposition']).toContain('2025-07-14.zip');
  });

  it('is the day on which the balance of a new account is stored', async () => {
    const ann = api.visitor();
    await addJar(ann, 'America/Los_Angeles');
    const dates = await api.db.selectFrom('balance_history').select('date').execute();
    expect(dates).toEqual([{ date: '2025-07-14' }]);
  });
});
