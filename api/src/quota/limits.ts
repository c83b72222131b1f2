export interface Quota {
  readonly rows: number;
  readonly bytes: number;
}

export const QUOTA_UNITS = ['rows', 'bytes'] as const;

export const MEBIBYTE = 1_048_576;

/** It has room for a bank and statements of 10,000 lines, which take two rows each. */
export const VISIT_QUOTA: Quota = { rows: 25_000, bytes: 16 * MEBIBYTE };

/** Thirty years of twenty payments a day are 220,000 rows. */
export const ACCOUNT_QUOTA: Quota = { rows: 500_000, bytes: 256 * MEBIBYTE };

export interface Owner {
  readonly email: string | null;
  readonly email_verified_at: string | null;
  /** It is a pseudonym, or null for an account that was never a visit. */
  readonly network: string | null;
  readonly created_at: string;
}

/** Accounts without a confirmed address are as easy to create as visits. */
export const isConfirmed = ({
  email,
  email_verified_at,
}: Pick<Owner, 'email' | 'email_verified_at'>): boolean =>
  email !== null && email_verified_at !== null;

export function adviceFor({
  email,
  email_verified_at,
}: Pick<Owner, 'email' | 'email_verified_at'>) {
  if (email === null) return 'sign-up';
  return email_verified_at === null ? 'confirm-email' : 'delete';
}

export const quotaOf = (owner: Owner): Quota => (isConfirmed(owner) ? ACCOUNT_QUOTA : VISIT_QUOTA);
