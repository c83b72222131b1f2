import { inspect } from 'node:util';
import { type Config, readConfig } from '../config/config';
import { openDatabase } from '../db/database';
import { UnusableDatabase } from '../db/unusable-database';
import { MailsRefused, mailsCommand } from '../identity/mail/queue/mails-command';
import { Keyring } from '../platform/keyring';

/** The operator can correct a wrong value. */
function configured(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    throw new MailsRefused(error instanceof Error ? error.message : String(error));
  }
}

async function main(): Promise<void> {
  const config = configured();
  const db = await openDatabase(config.databaseUrl ?? config.databasePath);
  try {
    const world = { db, keyring: new Keyring(config.tokenKeys), now: new Date() };
    for (const line of await mailsCommand(world, process.argv.slice(2))) {
      process.stdout.write(`${line}\n`);
    }
  } finally {
    await db.destroy();
  }
}

/** An unexpected error is a defect, so it is printed in full. */
const reason = (error: unknown): string =>
  error instanceof MailsRefused || error instanceof UnusableDatabase
    ? error.message
    : inspect(error);

main().catch((error: unknown) => {
  process.stderr.write(`${reason(error)}\n`);
  process.exitCode = 1;
});
