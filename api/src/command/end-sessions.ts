import { countWords } from '@halyard/shared-contracts/finance';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { inspect, parseArgs } from 'node:util';
import { openDatabase } from '../db/database';
import { UnusableDatabase } from '../db/unusable-database';
import { endAllSessions } from '../identity/session/end-all-sessions';

const USAGE = `Say which sessions should end:
  npm run end-sessions -- --user ann@example.com
  npm run end-sessions -- --all`;

class UserError extends Error {}

function emailArgument(): string | null {
  const { values } = parseArgs({
    options: { user: { type: 'string' }, all: { type: 'boolean', default: false } },
    strict: false,
  });
  const { user, all } = values;
  if (typeof user === 'string' && user !== '' && !all) return user.trim().toLowerCase();
  if (user === undefined && all === true) return null;
  throw new UserError(USAGE);
}

function where(): string {
  const { DATABASE_URL: url, DATABASE_PATH: path = resolve('var/halyard.db') } = process.env;
  if (url) return url;
  if (!existsSync(path)) throw new UserError(`There is no database at ${path}. Set DATABASE_PATH.`);
  return path;
}

async function main(): Promise<void> {
  const email = emailArgument();
  const db = await openDatabase(where());
  const ended = await endAllSessions(db, email, new Date());
  await db.destroy();
  process.stdout.write(`Ended ${countWords(ended, 'session')}.\n`);
}

main().catch((error: unknown) => {
  const isPlain = error instanceof UserError || error instanceof UnusableDatabase;
  process.stderr.write(`${isPlain ? error.message : inspect(error)}\n`);
  process.exit(1);
});
