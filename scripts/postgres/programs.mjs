import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { PlainFailure } from '../run/plain-failure.mjs';

const DEBIAN = '/usr/lib/postgresql';
const OLDEST = 15;

const isComplete = (folder) =>
  ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)));

/** Debian installs each version in its own folder, outside the PATH. */
function debianFolders() {
  if (!existsSync(DEBIAN)) return [];
  return readdirSync(DEBIAN)
    .map(Number)
    .filter((version) => version >= OLDEST)
    .sort((a, b) => b - a)
    .map((version) => join(DEBIAN, String(version), 'bin'));
}

/** Returns the folder of PostgreSQL's programs, or undefined. POSTGRES_BIN sets another folder. */
function postgresPrograms() {
  const named = process.env.POSTGRES_BIN ? [process.env.POSTGRES_BIN] : [];
  return [...named, ...debianFolders(), ...(process.env.PATH ?? '').split(delimiter)].find(
    isComplete,
  );
}

const run = (...command) =>
  spawnSync(command[0], command.slice(1), { stdio: 'ignore' }).status === 0;

function installFromDebian(say) {
  if (process.getuid?.() !== 0 || !run('apt-get', '--version')) return;
  say("No PostgreSQL found: installing Debian's");
  run('apt-get', 'update');
  run('apt-get', 'install', '-y', '--no-install-recommends', 'postgresql');
}

/**
 * Returns the folder of PostgreSQL's programs and installs Debian's package if needed. Throws a `PlainFailure` that
 * explains how to get them.
 */
export function ensurePostgresPrograms(say) {
  if (!postgresPrograms()) installFromDebian(say);
  const folder = postgresPrograms();
  if (!folder) {
    throw new PlainFailure(
      `No PostgreSQL found: install version ${OLDEST} or newer, or set POSTGRES_BIN to the folder of its programs.`,
    );
  }
  return folder;
}
