const argon2 = () => import('@node-rs/argon2');

/** These are OWASP's parameters for argon2id; a hash takes about 90 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A check against this hash makes an unknown email take as long as a wrong password. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$5tMX1Foa2c5mMGg7TI7FHQ$aHfDrr5NLnHSxLqUth95dcYIrjSu+PXzKOpfaIlFkMs';

/** NIST SP 800-63B recommends this form. */
export const normalizePassword = (password: string): string => password.normalize('NFKC');

export async function hashPassword(password: string): Promise<string> {
  const { hash } = await argon2();
  return hash(normalizePassword(password), COST);
}

/** Older passwords were stored without normalization. */
const spellingsOf = (password: string): Set<string> =>
  new Set([normalizePassword(password), password]);

/** Does the same work when there is no account. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const { verify } = await argon2();
  let matches = false;
  for (const spelling of spellingsOf(password)) {
    matches = (await verify(stored ?? NOBODY, spelling)) || matches;
  }
  return matches && stored !== null;
}
