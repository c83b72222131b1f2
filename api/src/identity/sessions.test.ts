import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { testApi } from '../testing/test-api';

it('lets a person read on while a database cannot be written to, and is prolonged when it can', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-sessions-'));
  const api = await testApi({ DATABASE_PATH: join(folder, 'halyard.db') });
  const ann = api.visitor();
  await ann.post('/api/finance/accounts', { name: 'Jar', type: 'savings', balance: 1 });
  const read = async () => {
    const { statusCode, headers } = await ann.get('/api/finance/accounts');
    return [statusCode, 'set-cookie' in headers];
  };
  api.setClock('2025-07-15T18:00:00Z');
  await sql`PRAGMA query_only = ON`.execute(api.db);
  expect(await read()).toEqual([200, false]);
  await sql`PRAGMA query_only = OFF`.execute(api.db);
  expect([await read(), await read()]).toEqual([
    [200, true],
    [200, false],
  ]);
  await api.close();
  rmSync(folder, { recursive: true });
});
