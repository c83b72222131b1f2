import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { PlainFailure } from '../run/plain-failure.mjs';

/** The api depends on this database driver. */
const LibSql = createRequire(join(ROOT, 'api/package.json'))('libsql');

function onDisk(path) {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}

/** Checks that the file is a complete database of the product and returns the number of users in it. */
function checked(path) {
  const copy = new LibSql(path, { readonly: true });
  try {
    const [{ integrity_check: verdict }] = copy.pragma('integrity_check');
    if (verdict !== 'ok') throw new PlainFailure(`The back-up is damaged: ${verdict}.`);
    return copy.prepare('select count(*) as n from users').get().n;
  } finally {
    copy.close();
  }
}

/**
 * Writes the current state of the embedded database to a new file while the product keeps running. The file gets
 * its name only when it is complete, checked, and on the disk. Only its owner may read it.
 */
export function backUp(from, to) {
  if (!existsSync(from)) throw new PlainFailure(`There is no database at ${from}.`);
  if (existsSync(to))
    throw new PlainFailure(`${to} is there already: a back-up is never written over.`);
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
  const draft = `${to}.part`;
  rmSync(draft, { force: true });
  // SQLite also writes into an empty file and does not change its mode.
  closeSync(openSync(draft, 'wx', 0o600));
  const database = new LibSql(from);
  try {
    database.pragma('busy_timeout = 5000');
    database.prepare('vacuum into ?').run(draft);
  } finally {
    database.close();
  }
  const people = checked(draft);
  onDisk(draft);
  renameSync(draft, to);
  onDisk(dirname(to));
  return { people, bytes: statSync(to).size };
}
