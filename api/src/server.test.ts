import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { THOROUGH } from '@halyard/shared-contracts/testing/thorough';
import { type BuiltServers, buildServers } from './testing/built-servers';

jest.setTimeout(120_000);

let built: BuiltServers;
beforeAll(async () => {
  built = await buildServers();
});
afterAll(() => built.remove());

let data: string;
const servers: ChildProcess[] = [];
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'halyard-data-'));
});
afterEach(() => {
  for (const server of servers.splice(0)) server.kill('SIGKILL');
  rmSync(data, { recursive: true, force: true });
});

/** Starts the server process and waits until it is ready or has ended. */
async function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [built.fileOf('server')], {
    env: {
      ...process.env,
      DATABASE_PATH: join(data, 'folder', 'halyard.db'),
      TOKEN_KEY_FILE: join(data, 'token.key'),
      PORT: '0',
      ...env,
    },
  });
  servers.push(child);
  const said = { out: '', err: '' };
  child.stderr.on('data', (text) => (said.err += text));
  const ended = once(child, 'close').then(([code]) => Number(code));
  const ready = new Promise<void>((resolve) => {
    child.stdout.on('data', (text) => {
      said.out += text;
      if (said.out.includes('ready')) resolve();
    });
  });
  await Promise.race([ready, ended]);
  return { child, ended, said };
}

const originOf = (line: string): string => line.replace('ready ', '').trim();

describe('the server', () => {
  it('reports its address, keeps stored changes, and ends on a signal', async () => {
    const first = await start({});
    const origin = originOf(first.said.out);
    expect(origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    const jar = await fetch(`${origin}/api/finance/accounts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Jar', type: 'savings', balance: 1 }),
    });
    const [cookie = ''] = jar.headers.getSetCookie();
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);

    const second = await start({});
    const session = await fetch(`${originOf(second.said.out)}/api/auth/session`, {
      headers: { cookie: cookie.split(';', 1)[0] ?? '' },
    });
    expect(await session.json()).toMatchObject({ ownData: true });
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  });

  it('reports that it is draining before it ends, and responds until then', async () => {
    const { child, ended, said } = await start({ DRAIN_SECONDS: '1' });
    const origin = originOf(said.out);
    const ready = async () => (await fetch(`${origin}/api/ready`)).status;
    expect(await ready()).toBe(200);
    child.kill('SIGTERM');
    while ((await ready()) === 200);
    expect((await fetch(`${origin}/api/health`)).status).toBe(200);
    expect(await ended).toBe(0);
  });

  it('runs once on one file, and another instance says why it ends', async () => {
    const starts = await Promise.all([start({}), start({})]);
    const winners = starts.filter(({ said }) => said.out.includes('ready'));
    const [winner] = winners;
    if (!winner || winners.length > 1) throw new Error(`${winners.length} servers run`);
    const path = join(data, 'folder', 'halyard.db');
    for (const { ended, said } of starts.filter((each) => each !== winner)) {
      expect(await ended).toBe(1);
      expect(said.err.trim()).toBe(
        `Another Halyard works on ${path}. Stop it, or set DATABASE_PATH to another file.`,
      );
    }
    expect((await fetch(`${originOf(winner.said.out)}/api/ready`)).status).toBe(200);
    winner.child.kill('SIGKILL');
    await winner.ended;
    const next = await start({});
    expect((await fetch(`${originOf(next.said.out)}/api/ready`)).status).toBe(200);
  });

  if (THOROUGH) {
    it('says in one sentence that PostgreSQL does not respond', async () => {
      const { ended, said } = await start({ DATABASE_URL: 'postgres://ann:secret@127.0.0.1:9/x' });
      expect(await ended).toBe(1);
      expect(said.err.trim()).toBe(
        'PostgreSQL at 127.0.0.1:9 does not answer. Check DATABASE_URL, and that the server runs.',
      );
    });
  }

  it('says in one sentence that the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { ended, said } = await start({ PORT: String(port) });
    expect(await ended).toBe(1);
    expect(said.err.trim()).toBe(
      `Port ${port} on 127.0.0.1 is in use. Stop what listens there, or set PORT to another one.`,
    );
    other.close();
  });

  it('says in one sentence that its database file is not a database', async () => {
    const path = join(data, 'notes.txt');
    writeFileSync(path, 'These are notes and no database. '.repeat(200));
    const { ended, said } = await start({ DATABASE_PATH: path });
    expect(await ended).toBe(1);
    expect(said.err.trim()).toBe(
      `${path} is not a database, or it is damaged. Move it away, or set DATABASE_PATH to another file.`,
    );
  });

  it('says in one sentence what is wrong with its configuration', async () => {
    const { ended, said } = await start({ PORT: 'abc' });
    expect(await ended).toBe(1);
    expect(said.err.trim()).toBe('PORT must be a port number from 0 to 65535, but is "abc".');
  });
});
