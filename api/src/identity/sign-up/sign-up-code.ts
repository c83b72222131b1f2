import { randomInt } from 'node:crypto';
import { sha256 } from '../tokens';

const DIGITS = 8;

/** Eight digits suffice because few attempts are allowed. */
export const newSignUpCode = (): string =>
  Array.from({ length: DIGITS }, () => randomInt(10)).join('');

export const readableCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;

/** The browser's token is included, so that a stolen database does not reveal the code. */
export const signUpCodeHash = (token: string, code: string): string =>
  sha256(`${token}|${code.replace(' ', '')}`);
