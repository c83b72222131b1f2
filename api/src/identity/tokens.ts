import { hash, randomBytes } from 'node:crypto';

export const newToken = (): string => randomBytes(32).toString('base64url');

/** A client must not choose a short token that others could guess. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** Tokens are random, so a plain hash is safe. */
export const sha256 = (text: string): string => hash('sha256', text);

/** Rows that belong to no user have this user id. */
export const NOBODY = '';
