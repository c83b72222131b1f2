import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { attacked } from './attacked';

interface Mail {
  readonly to: readonly string[];
  /** The whole mail, with soft line breaks joined. */
  readonly source: string;
}

/** Quoted-printable, as far as our own mails use it. */
const unfold = (source: string): string => source.replaceAll('=\r\n', '').replaceAll('=3D', '=');

/** Every mail that the site has sent to an address so far. */
export const mailsTo = (address: string): Mail[] =>
  readdirSync(attacked.mail)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(attacked.mail, name), 'utf8')) as Mail)
    .filter(({ to }) => to.includes(address))
    .map(({ to, source }) => ({ to, source: unfold(source) }));

const WAIT_MS = 15_000;
const LOOK_EVERY_MS = 50;

/** The token of the last link of this kind that was mailed to an address. Waits for it. */
export async function mailedToken(
  address: string,
  page: 'verify-email' | 'reset-password',
): Promise<string> {
  const pattern = new RegExp(`/${page}#([\\w-]+)`);
  for (const until = Date.now() + WAIT_MS; Date.now() < until; await sleep(LOOK_EVERY_MS)) {
    const found = mailsTo(address).flatMap(({ source }) => pattern.exec(source)?.[1] ?? []);
    const token = found.at(-1);
    if (token !== undefined) return token;
  }
  throw new Error(`no mail with a ${page} link came to ${address}`);
}
