import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuiltServers, buildServers } from '../src/testing/built-servers';
import { readConfig } from './config';
import { linkCustom, personWith, row, syncAll } from './testing/link-person';
import { startBank } from './testing/start-bank';

const freshFolder = () => mkdtempSync(join(tmpdir(), 'practice-bank-'));

describe('the practice bank’s process', () => {
  let built: BuiltServers;
  beforeAll(async () => {
    built = await buildServers();
  });
  afterAll(() => built.remove());

  const command = () => [built.fileOf('practice-bank/server')];
  const run = (env: object) =>
    new Promise<{ code: number | null; stderr: string }>((resolve) => {
      const child = execFile(
        process.execPath,
        command(),
        { env: { ...process.env, ...env } },
        (_, __, stderr) => resolve({ code: child.exitCode, stderr }),
      );
    });

  it('says in one sentence that its port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { code, stderr } = await run({ PRACTICE_BANK_PORT: String(port) });
    other.close();
    expect(code).toBe(1);
    expect(stderr).toBe(
      'The practice bank cannot start: its port is in use. Choose another with PRACTICE_BANK_PORT.\n',
    );
  }, 20_000);

  it('says in one sentence which persona it cannot load', async () => {
    const folder = freshFolder();
    writeFileSync(join(folder, 'broken.json'), '{');
    const { code, stderr } = await run({ PRACTICE_BANK_PORT: '0', PRACTICE_PERSONAS_DIR: folder });
    expect(code).toBe(1);
    expect(stderr).toBe('Persona broken cannot be loaded: it is not valid JSON.\n');
  }, 20_000);

  it('says when it is ready, and stops at once on SIGTERM', async () => {
    const child = spawn(process.execPath, command(), {
      env: { ...process.env, PRACTICE_BANK_PORT: '0' },
    });
    const [line] = await once(child.stdout, 'data');
    expect(String(line)).toMatch(/^Practice bank ready at http:\/\/127\.0\.0\.1:\d+\n$/);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  }, 20_000);
});

describe('the state file', () => {
  it('restores an Item, its cursor and its ids after a restart', async () => {
    const stateFile = join(freshFolder(), 'deep', 'state.json');
    const first = await startBank({ stateFile });
    const token = await linkCustom(first.api, personWith([row(10)]));
    const { cursor, added } = await syncAll(first.api, token);
    await first.close();

    const second = await startBank({ stateFile });
    expect((await syncAll(second.api, token, cursor)).added).toEqual([]);
    expect((await syncAll(second.api, token)).added).toEqual(added);
    await second.close();
  });

  it('is written while the bank runs, not only when it stops', async () => {
    const stateFile = join(freshFolder(), 'state.json');
    const bank = await startBank({ stateFile });
    const token = await linkCustom(bank.api, personWith([row(10)]));
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(readFileSync(stateFile, 'utf8')).toContain(token);
    await bank.close();
  });

  it.each([
    ['not JSON', 'nonsense', 'cannot be read'],
    ['of another kind', '{"version":2}', 'was written by another version'],
  ])('that is %s is refused in one sentence', async (_, text, sentence) => {
    const stateFile = join(freshFolder(), 'state.json');
    writeFileSync(stateFile, text);
    await expect(startBank({ stateFile })).rejects.toThrow(sentence);
  });
});

describe('the environment', () => {
  //
  it('needs no variables', () => {
    expect(readConfig({})).toMatchObject({ port: 5002, history: 'at-once', rateLimits: false });
  });

  it.each([
    [{ PRACTICE_BANK_PORT: 'x' }, 'PRACTICE_BANK_PORT is not a port number.'],
    [{ PRACTICE_BANK_PORT: '65536' }, 'PRACTICE_BANK_PORT is not a port number.'],
    [{ PRACTICE_BANK_HISTORY: 'slow' }, 'PRACTICE_BANK_HISTORY is neither at-once nor two-waves.'],
  ])('is refused in one sentence: %j', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });
});
