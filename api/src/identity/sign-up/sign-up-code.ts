import { randomInt } from 'node:crypto';
import { sha256 } from '../tokens';

const DIGITS = 8;

/** Eight random digits, which a person types from a mail. Few tries are allowed, so they are enough. */
export const newSignUpCode = (): string =>
  Array.from({ length: DIGITS }, () => randomInt(10)).join('');

/** The code as a mail shows it: '1234 5678'. */
export const readableCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;

/** What is stored of a code. The browser's token is part of it, so a stolen database does not reveal the code. */
export const signUpCodeHash = (token: string, code: string): string =>
  sha256(`${token}|${code.replace(' ', '')}`);
