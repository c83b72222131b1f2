import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

jest.setTimeout(60_000);

const MODULE = join(__dirname, '../../../scripts/postgres/server.mjs');
const STARTS = `
  const { startPostgres } = await import(${JSON.stringify(MODULE)});
  console.log((await startPostgres()).url());
`;

/** PostgreSQL's own user can read this folder too. */
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halyard-signals-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('a PostgreSQL server of a command', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'is removed with its files when %s ends the command',
    async (signal) => {
      chmodSync(folder, 0o755);
      const starter = spawn(process.execPath, ['--input-type=module', '--eval', STARTS], {
        env: { ...process.env, TMPDIR: folder },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const [line] = await once(starter.stdout, 'data');
      const server = new Client({ connectionString: String(line).trim() });
      await server.connect();
      await server.end();
      expect(readdirSync(folder)).toHaveLength(1);
      starter.kill(signal);
      const [code, endedBy] = await once(starter, 'close');
      expect([code, endedBy]).toEqual([null, signal]);
      expect(readdirSync(folder)).toEqual([]);
      const late = new Client({ connectionString: String(line).trim() });
      await expect(late.connect()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    },
  );
});
