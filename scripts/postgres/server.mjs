import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../run/port.mjs';
import { PlainFailure } from '../run/plain-failure.mjs';
import { ensurePostgresPrograms } from './programs.mjs';

const READY = /database system is ready to accept connections/;
const OWNER = 'postgres';

/** PostgreSQL refuses to run as root: there it runs as the user that Debian's package made. */
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

/**
 * A PostgreSQL server of its own in a temporary folder, gone when it is stopped. It listens on this machine alone, on a
 * free port. `isDurable` makes a commit reach the disk, as it does where people's data is.
 */
export async function startPostgres({ say = () => {}, isDurable = false } = {}) {
  const programs = ensurePostgresPrograms(say);
  const as = owner();
  const folder = mkdtempSync(join(tmpdir(), 'halyard-postgres-'));
  if (as.uid !== undefined) chownSync(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  const options = { ...as, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] };
  // A database that is made for German, say, must serve as well: texts are compared byte by byte by our own tables.
  execFileSync(
    join(programs, 'initdb'),
    [
      '-D',
      data,
      '-U',
      OWNER,
      '-E',
      'UTF8',
      '--locale-provider=icu',
      '--icu-locale=en-US',
      '--auth=trust',
      '--no-sync',
    ],
    options,
  );
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: 200,
    fsync: isDurable ? 'on' : 'off',
    synchronous_commit: isDurable ? 'on' : 'off',
    full_page_writes: isDurable ? 'on' : 'off',
  };
  const child = spawn(
    join(programs, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    options,
  );
  const closed = new Promise((resolve) => child.on('close', resolve));
  await begun(child);
  return {
    /** Address of a database on this server. */
    url: (name = OWNER) => `postgres://${OWNER}@127.0.0.1:${port}/${name}`,
    stop: async () => {
      child.kill('SIGINT');
      await closed;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
