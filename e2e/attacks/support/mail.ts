import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { attacked } from './attacked';

interface Mail {
  readonly to: readonly string[];
  /** The source is the whole mail, with soft line breaks joined. */
  readonly source: string;
}

/** Decodes the part of quoted-printable that the product's mails use. */
const unfold = (source: string): string => source.replaceAll('=\r\n', '').replaceAll('=3D', '=');

export const mailsTo = (address: string): Mail[] =>
  readdirSync(attacked.mail)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(attacked.mail, name), 'utf8')) as Mail)
    .filter(({ to }) => to.includes(address))
    .map(({ to, source }) => ({ to, source: unfold(source) }));

const LOOK_EVERY_MS = 50;

/** Waits for a mail to this address that matches the pattern and returns the match in the newest one. */
async function mailed(address: string, pattern: RegExp): Promise<string> {
  for (;;) {
    const found = mailsTo(address).flatMap(({ source }) => pattern.exec(source)?.[1] ?? []);
    const last = found.at(-1);
    if (last !== undefined) return last;
    await sleep(LOOK_EVERY_MS);
  }
}

/** Returns the token in the newest link of this kind that was mailed to an address. */
export const mailedToken = (
  address: string,
  page: 'verify-email' | 'reset-password',
): Promise<string> => mailed(address, new RegExp(`/${page}#([\\w-]+)`));

/** Returns the newest sign-up code that was mailed to an address. */
export const mailedCode = (address: string): Promise<string> =>
  mailed(address, /^(\d{4} \d{4})\r?$/m);
