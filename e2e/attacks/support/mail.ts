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

const LOOK_EVERY_MS = 50;

/** What a pattern finds in the last mail to an address that has it. Waits for it until the test ends. */
async function mailed(address: string, pattern: RegExp): Promise<string> {
  for (;;) {
    const found = mailsTo(address).flatMap(({ source }) => pattern.exec(source)?.[1] ?? []);
    const last = found.at(-1);
    if (last !== undefined) return last;
    await sleep(LOOK_EVERY_MS);
  }
}

/** The token of the last link of this kind that was mailed to an address. */
export const mailedToken = (
  address: string,
  page: 'verify-email' | 'reset-password',
): Promise<string> => mailed(address, new RegExp(`/${page}#([\\w-]+)`));

/** The code of the last sign-up that was mailed to an address. */
export const mailedCode = (address: string): Promise<string> =>
  mailed(address, /^(\d{4} \d{4})\r?$/m);
