import { hash, randomBytes } from 'node:crypto';

/** A new token: 32 random bytes. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Whether a text reads like a token of ours, so that nobody's visit can be guessed from a short one. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** What is kept of a token. It holds more chance than anyone can try, so a plain hash guards it. */
export const sha256 = (text: string): string => hash('sha256', text);

/** Stands in the place of a user's id where nobody is known. No user has it. */
export const NOBODY = '';
