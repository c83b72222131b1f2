import { testDatabase } from '../../testing/test-database';
import { openDatabase } from '../database';
import { openPostgres } from './open';

describe('PostgreSQL', () => {
  it('creates its tables once when four instances start at the same time', async () => {
    const { where, drop } = await testDatabase('', { isFresh: true });
    const instances = await Promise.all([1, 2, 3, 4].map(() => openDatabase(where)));
    for (const db of instances) {
      expect(await db.selectFrom('jobs').selectAll().execute()).toEqual([]);
      await db.destroy();
    }
    await drop();
  });

  it.each([
    ['/nowhere', 'PostgreSQL has no database "nowhere". Make it, or change DATABASE_URL.'],
    ['/bad%20name', 'PostgreSQL has no database "bad name". Make it, or change DATABASE_URL.'],
  ])('reports in one sentence that it has no database %s', async (pathname, sentence) => {
    const { where, drop } = await testDatabase();
    const url = new URL(where);
    url.pathname = pathname;
    await expect(openPostgres(url.href)).rejects.toThrow(sentence);
    await drop();
  });
});
