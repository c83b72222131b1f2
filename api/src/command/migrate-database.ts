import { existsSync } from 'node:fs';
import { inspect, parseArgs } from 'node:util';
import { CopyFailed, copyDatabase } from '../db/copy/copy-database';
import { openDatabase } from '../db/database';
import { ownFile } from '../db/embedded/file-owner';
import { isPostgresUrl } from '../db/postgres/open';
import { UnusableDatabase } from '../db/unusable-database';

const USAGE =
  'Say: npm run migrate-database -- --from var/halyard.db --to postgres://user:password@host/name';

function databases(): { from: string; to: string } {
  const { from, to } = parseArgs({
    options: { from: { type: 'string' }, to: { type: 'string' } },
  }).values;
  if (!from || !to || !isPostgresUrl(to)) throw new CopyFailed(USAGE);
  if (!existsSync(from)) throw new CopyFailed(`There is no file ${from}.`);
  return { from, to };
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const { from, to } = databases();
  const owner = ownFile(from);
  const source = await openDatabase(from);
  const target = await openDatabase(to);
  let rows = 0;
  await copyDatabase(source, target, (copied) => {
    rows += copied.rows;
    say(`${copied.table.padEnd(24)} ${String(copied.rows).padStart(9)} rows  ${copied.sum}`);
  });
  await source.destroy();
  await target.destroy();
  owner.release();
  say(`Copied ${rows} rows; the counts and checksums of both databases agree.`);
  say('Start Halyard with DATABASE_URL and the same TOKEN_KEYS, which open the bank tokens.');
}

/** An unexpected error is a defect, so it is printed in full. */
const explain = (error: unknown): string =>
  error instanceof CopyFailed || error instanceof UnusableDatabase ? error.message : inspect(error);

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
