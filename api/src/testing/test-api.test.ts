import { THOROUGH } from '@halyard/shared-contracts/testing/thorough';
import { sql } from 'kysely';
import { ownApi, testApi } from './test-api';

const JAR = { name: 'Jar', type: 'savings', balance: 1 };
const addJar = async ({ visitor }: Pick<Awaited<ReturnType<typeof testApi>>, 'visitor'>) =>
  (await visitor().post('/api/finance/accounts', JAR)).statusCode;

const onEmbedded = process.env.TEST_POSTGRES_URL ? describe.skip : describe;

onEmbedded('the api of a test', () => {
  it('starts over after its test, with an empty database and the clock at its start', async () => {
    const first = await testApi();
    first.setClock('2031-01-01T00:00:00Z');
    expect(await addJar(first)).toBe(201);
    await first.close();
    const second = await testApi();
    expect(second.app).toBe(first.app);
    expect(await second.db.selectFrom('accounts').selectAll().execute()).toEqual([]);
    expect(await addJar(second)).toBe(201);
    const row = await second.db.selectFrom('users').select('created_at').executeTakeFirstOrThrow();
    expect(row.created_at).toMatch(/^2025-07-15T16:00/);
    await second.close();
  });

  // It sends a thousand requests, and an api that stays limited would fail many other tests.
  if (THOROUGH) {
    it('is not limited by what an earlier test did', async () => {
      const first = await testApi();
      const visitor = first.visitor();
      // The api refuses an empty account, but counts the request.
      let status = 400;
      while (status === 400) status = (await visitor.post('/api/finance/accounts', {})).statusCode;
      expect(status).toBe(429);
      await first.close();
      const second = await testApi();
      expect(second.app).toBe(first.app);
      expect(await addJar(second)).toBe(201);
      await second.close();
    });
  }

  it('serves one test at a time', async () => {
    const [first, second] = [await testApi(), await testApi()];
    expect(second.app).not.toBe(first.app);
    await first.close();
    await first.close();
    const [third, fourth] = [await testApi(), await testApi()];
    expect(fourth.app).not.toBe(third.app);
    await Promise.all([second, third, fourth].map(({ close }) => close()));
  });

  it.each<[string, (api: Awaited<ReturnType<typeof testApi>>) => unknown]>([
    ['listened', ({ app }) => app.listen({ port: 0, host: '127.0.0.1' })],
    ['was closed', ({ app }) => app.close()],
    ['lost its database', ({ db }) => db.destroy()],
    ['lost a table', ({ db }) => sql`drop table known_devices`.execute(db)],
  ])('does not start over when it %s', async (_, change) => {
    const first = await testApi();
    await change(first);
    await first.close();
    const second = await testApi();
    expect(second.app).not.toBe(first.app);
    await second.close();
  });

  it('never starts over when a test asks for its own', async () => {
    const own = await ownApi();
    await own.close();
    const next = await ownApi();
    expect(next.app).not.toBe(own.app);
    await next.close();
  });
});
