import type { Db } from '../../../db/database';
import type { Keyring } from '../../../platform/keyring';
import { openMail } from './mail-content';

export const MAILS_USAGE =
  'Say: npm run mails, npm run mails -- retry <id>|all, or npm run mails -- delete <id>|all';

export class MailsRefused extends Error {
  override readonly name = 'Refused';
}

type Mail = Awaited<ReturnType<typeof allMails>>[number];

const allMails = (db: Db) =>
  db
    .selectFrom('queued_mails')
    .select([
      'user_id',
      'id',
      'sealed',
      'created_at',
      'run_at',
      'attempts',
      'last_error',
      'given_up_at',
    ])
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** The text is never shown: it may contain a link that opens an account. */
function heading(keyring: Keyring, mail: Mail): string {
  try {
    const { to, subject } = openMail(keyring, mail);
    return `to ${to}: ${subject}`;
  } catch {
    return 'its address cannot be read with the TOKEN_KEYS of this command';
  }
}

const state = ({ given_up_at, run_at, attempts, last_error }: Mail): string => {
  if (given_up_at !== null) return `given up after ${attempts} tries (${last_error})`;
  if (last_error === null) return 'waits to be sent';
  return `tried ${attempts} times (${last_error}), next at ${run_at}`;
};

const line = (keyring: Keyring, mail: Mail): string =>
  `${mail.id}  ${mail.created_at}  ${state(mail)}, ${heading(keyring, mail)}`;

function chosen(mails: readonly Mail[], id: string | undefined): Mail[] {
  const dead = mails.filter(({ given_up_at }) => given_up_at !== null);
  const found = id === 'all' ? dead : dead.filter((mail) => mail.id === id);
  if (id === undefined) throw new MailsRefused(MAILS_USAGE);
  if (found.length === 0 && id !== 'all') throw new MailsRefused(`No mail ${id} was given up.`);
  return found;
}

async function retry(db: Db, { user_id, id }: Mail, now: Date): Promise<void> {
  await db
    .updateTable('queued_mails')
    .set({ given_up_at: null, attempts: 0, run_at: now.toISOString() })
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .execute();
}

async function remove(db: Db, { user_id, id }: Mail): Promise<void> {
  await db.deleteFrom('queued_mails').where('user_id', '=', user_id).where('id', '=', id).execute();
}

export async function mailsCommand(
  { db, keyring, now }: { readonly db: Db; readonly keyring: Keyring; readonly now: Date },
  [command, id]: readonly string[],
): Promise<string[]> {
  const mails = await allMails(db);
  if (command === undefined) {
    return mails.length === 0 ? ['Every mail has left.'] : mails.map((mail) => line(keyring, mail));
  }
  if (command !== 'retry' && command !== 'delete') throw new MailsRefused(MAILS_USAGE);
  const found = chosen(mails, id);
  for (const mail of found) await (command === 'retry' ? retry(db, mail, now) : remove(db, mail));
  return [`${found.length} ${command === 'retry' ? 'will be tried within seconds' : 'deleted'}.`];
}
