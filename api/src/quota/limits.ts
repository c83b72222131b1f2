/** How much of a person's data is stored at most. */
export interface Quota {
  readonly rows: number;
  readonly bytes: number;
}

export const QUOTA_UNITS = ['rows', 'bytes'] as const;

const MEBIBYTE = 1_048_576;

/** An imported line takes two rows: this is room for a bank and statements of ten thousand lines. */
export const VISIT_QUOTA: Quota = { rows: 25_000, bytes: 16 * MEBIBYTE };

/** Thirty years of twenty payments a day are 220,000 rows. */
export const ACCOUNT_QUOTA: Quota = { rows: 500_000, bytes: 256 * MEBIBYTE };

/** What decides how much room a person has. */
export interface Owner {
  readonly email: string | null;
  readonly email_verified_at: string | null;
  /** A pseudonym of the network in which their visit began; null for an account that did not begin as a visit. */
  readonly network: string | null;
  readonly created_at: string;
}

/** Whether a person has an account whose address they confirmed. Anything less costs its maker as little as a visit. */
export const isConfirmed = ({
  email,
  email_verified_at,
}: Pick<Owner, 'email' | 'email_verified_at'>): boolean =>
  email !== null && email_verified_at !== null;

/** What a person can do for more room. */
export function adviceFor({
  email,
  email_verified_at,
}: Pick<Owner, 'email' | 'email_verified_at'>) {
  if (email === null) return 'sign-up';
  return email_verified_at === null ? 'confirm-email' : 'delete';
}

export const quotaOf = (owner: Owner): Quota => (isConfirmed(owner) ? ACCOUNT_QUOTA : VISIT_QUOTA);
