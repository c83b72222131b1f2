/** Machine code that is read when the first password comes. */
const argon2 = () => import('@node-rs/argon2');

/** argon2id as OWASP asks: 19 MiB, two passes, one lane. About 90 ms, off the main thread. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hash of a password that nobody has: an unknown e-mail takes as long to refuse as a wrong password. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$5tMX1Foa2c5mMGg7TI7FHQ$aHfDrr5NLnHSxLqUth95dcYIrjSu+PXzKOpfaIlFkMs';

/** One spelling for a text that keyboards and systems write in different ways (NIST SP 800-63B). */
export const normalizePassword = (password: string): string => password.normalize('NFKC');

export async function hashPassword(password: string): Promise<string> {
  const { hash } = await argon2();
  return hash(normalizePassword(password), COST);
}

/** Passwords that were stored before they were normalized are compared as they were typed, too. */
const spellingsOf = (password: string): Set<string> =>
  new Set([normalizePassword(password), password]);

/** True when the password is the account's; always false, and as slow, when there is no account. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const { verify } = await argon2();
  let matches = false;
  for (const spelling of spellingsOf(password)) {
    matches = (await verify(stored ?? NOBODY, spelling)) || matches;
  }
  return matches && stored !== null;
}
