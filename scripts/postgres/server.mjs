import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../run/port.mjs';
import { PlainFailure } from '../run/plain-failure.mjs';
import { whenOver } from '../run/when-over.mjs';
import { ensurePostgresPrograms } from './programs.mjs';

const READY = /database system is ready to accept connections/;
const OWNER = 'postgres';

/** PostgreSQL refuses to run as root, so root starts it as the user that Debian's package creates. */
function owner() {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) => Number(execFileSync('id', [flag, OWNER], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function begun(child) {
  let words = '';
  return new Promise((resolve, reject) => {
    child.stderr.on('data', (chunk) => {
      words += chunk;
      if (READY.test(words)) resolve();
    });
    child.on('close', () => reject(new PlainFailure(`PostgreSQL did not start:\n${words}`)));
  });
}

// The tests also pass in a database of another language, because the product's tables compare texts byte by byte.
const CLUSTER = [
  ['-U', OWNER],
  ['-E', 'UTF8'],
  ['--locale-provider=icu', '--icu-locale=en-US'],
  ['--auth=trust', '--no-sync'],
].flat();

function settings(folder, isDurable) {
  const durable = isDurable ? 'on' : 'off';
  return Object.entries({
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: 200,
    fsync: durable,
    synchronous_commit: durable,
    full_page_writes: durable,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/**
 * Starts a PostgreSQL server in a temporary folder, which is removed when the server or this process ends. It listens on
 * a free port of this machine. With `isDurable` each commit reaches the disk, as in production.
 */
export async function startPostgres({ say = () => {}, isDurable = false } = {}) {
  const programs = ensurePostgresPrograms(say);
  const as = owner();
  const folder = mkdtempSync(join(tmpdir(), 'halyard-postgres-'));
  let child = null;
  let closed = null;
  const stop = whenOver(async () => {
    child?.kill('SIGINT');
    await closed;
    rmSync(folder, { recursive: true, force: true });
  });
  try {
    if (as.uid !== undefined) chownSync(folder, as.uid, as.gid);
    const data = join(folder, 'data');
    // A separate process group receives no Ctrl-C, so the server outlives its users.
    const options = { ...as, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], detached: true };
    execFileSync(join(programs, 'initdb'), ['-D', data, ...CLUSTER], options);
    const port = await freePort();
    const args = ['-D', data, '-p', String(port), ...settings(folder, isDurable)];
    child = spawn(join(programs, 'postgres'), args, options);
    closed = once(child, 'close');
    await begun(child);
    const url = (name = OWNER) => `postgres://${OWNER}@127.0.0.1:${port}/${name}`;
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
