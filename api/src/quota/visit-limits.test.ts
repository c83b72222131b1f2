import { sql } from 'kysely';
import { ownApi, type TestApi, type Visitor } from '../testing/test-api';

const MEBIBYTE = 1_048_576;
const JAR = { name: 'Jar', type: 'savings', balance: 1 };
const BEHIND_PROXY = { PUBLIC_ORIGIN: 'http://127.0.0.1:3000' };

let api: TestApi;
beforeEach(async () => {
  api = await ownApi(BEHIND_PROXY);
});
afterEach(() => api.close());

const from = (address: string) => ({
  host: '127.0.0.1:3000',
  'x-forwarded-for': address,
});
const write = (address: string, visitor: Visitor = api.visitor()) =>
  visitor.call('POST', '/api/finance/accounts', { body: JAR, headers: from(address) });
const users = async () => (await api.db.selectFrom('users').select('id').execute()).length;
const pretendVisits = (count: number) =>
  sql`update network_use set used = ${count}`.execute(api.db);

describe('new visits of one network', () => {
  it.each([
    [999, 201, 2],
    [1_000, 429, 1],
  ])('after %i of them, the answer to another one is %i', async (count, status, left) => {
    await write('203.0.113.7');
    await pretendVisits(count);
    const answer = await write('203.0.113.7');
    expect([answer.statusCode, await users()]).toEqual([status, left]);
    if (status === 429) {
      expect(answer.json().error).toBe(
        'Many new visits came from your network just now. Log in, or try again later',
      );
      expect(answer.headers['retry-after']).toBe('3600');
    }
  });

  it('are counted for a whole /64 of IPv6 and for no other', async () => {
    await write('2001:db8:1:2::1');
    await pretendVisits(1_000);
    expect((await write('2001:db8:1:2:ffff::1')).statusCode).toBe(429);
    expect((await write('2001:db8:1:3::1')).statusCode).toBe(201);
  });

  it('do not block existing visits', async () => {
    const ann = api.visitor();
    await write('203.0.113.7', ann);
    await pretendVisits(1_000);
    expect((await write('203.0.113.7', ann)).statusCode).toBe(201);
  });

  it('let two hundred people start at once', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => write('203.0.113.7')));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(200);
  });

  it('are not counted while a visitor only reads', async () => {
    await api.visitor().call('GET', '/api/auth/session', { headers: from('203.0.113.7') });
    await api.visitor().call('GET', '/api/finance/accounts', { headers: from('203.0.113.7') });
    expect(await users()).toBe(0);
    expect(await api.db.selectFrom('network_use').selectAll().execute()).toEqual([]);
  });

  it('are stored without an IP address', async () => {
    await write('203.0.113.7');
    const rows = [
      await api.db.selectFrom('network_use').selectAll().execute(),
      await api.db.selectFrom('users').selectAll().execute(),
    ];
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
  });
});

describe('the storage of all visits of one network', () => {
  /** Writes enough text to pass the next step at which the sum is read. */
  async function writeMuch(visitor: Visitor, address: string) {
    for (let n = 0; n < 80; n += 1) {
      const body = { ...JAR, name: 'J'.repeat(80) };
      const headers = from(address);
      const answer = await visitor.call('POST', '/api/finance/accounts', { body, headers });
      if (answer.statusCode !== 201) return answer;
    }
    return null;
  }
  const pretendBytes = (bytes: number) =>
    sql`update users set used_bytes = ${bytes} where email is null`.execute(api.db);

  it('stops at its limit without affecting other networks', async () => {
    const [first, second, other] = [api.visitor(), api.visitor(), api.visitor()];
    await write('203.0.113.7', first);
    await pretendBytes(512 * MEBIBYTE);
    await write('203.0.113.7', second);
    const refused = await writeMuch(second, '203.0.113.7');
    expect(refused?.json()).toEqual({
      success: false,
      code: 'QUOTA_REACHED',
      error:
        'This was not saved, because visits from your network store too much already. Sign up to have room of your own',
    });
    expect(await writeMuch(other, '203.0.113.8')).toBeNull();
  });

  it('excludes accounts', async () => {
    const [first, second] = [api.visitor(), api.visitor()];
    await write('203.0.113.7', first);
    await pretendBytes(512 * MEBIBYTE);
    await api.db.updateTable('users').set({ email: 'ann@example.com' }).execute();
    await write('203.0.113.7', second);
    expect(await writeMuch(second, '203.0.113.7')).toBeNull();
  });
});
