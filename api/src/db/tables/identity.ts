import type { ColumnType } from 'kysely';

/** Only triggers of the database write it. */
type Counted = ColumnType<number, never, never>;

export interface UserTable {
  id: string;
  email: string | null;
  /** At this time the user proved that mail to the address arrives. */
  email_verified_at: string | null;
  password_hash: string | null;
  created_at: string;
  /** It increases with each change of the user’s data; it is the version of cached answers. */
  data_version: number;
  /** Since this time no session belongs to a visitor; it is null for an account. */
  left_at: string | null;
  /** This is a pseudonym of the network in which a visit began. */
  network: string | null;
  /** It is the IANA zone of the user's browser, or null until the browser sends it. */
  time_zone: string | null;
  used_rows: Counted;
  used_bytes: Counted;
}

/** `network` is a pseudonym. */
export interface NetworkUseTable {
  network: string;
  what: string;
  /** It is an hour such as `2026-11-23T04`, or a day. */
  period: string;
  used: number;
}

export interface SessionTable {
  /** It is the SHA-256 of the cookie’s token in hex. */
  token_hash: string;
  user_id: string;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
  /** An example is “Firefox on Linux”. */
  browser: string | null;
  /** The user last proved their identity at this time; it is null for a visitor. */
  proved_at: string | null;
}

/** The account is created when the code is entered in the same browser. */
export interface SignUpTable {
  /** It is the SHA-256 of the token in the browser's cookie, in hex. */
  token_hash: string;
  email: string;
  password_hash: string;
  /** It is the SHA-256 of that token and the mailed code, in hex. It matches no code if the address has an account. */
  code_hash: string;
  tries: number;
  expires_at: string;
}

/** A log-in failed or still runs; `subject` is a pseudonym of an account, a device, an address or a network. */
export interface SignInAttemptTable {
  id: string;
  subject: string;
  at: string;
}

export interface KnownDeviceTable {
  user_id: string;
  /** It is the SHA-256 of the token in the cookie, in hex. */
  token_hash: string;
  used_at: string;
}

export interface PasskeyTable {
  user_id: string;
  id: string;
  /** It is the COSE public key in base64url. */
  public_key: string;
  /** It is the signature counter of the authenticator, or 0 if it has none. */
  counter: number;
  transports: string;
  name: string;
  created_at: string;
  last_used_at: string | null;
}

/** `user_id` is empty before the user is known. */
export interface PasskeyChallengeTable {
  user_id: string;
  challenge: string;
  expires_at: string;
}

export interface TotpTable {
  user_id: string;
  secret_sealed: string;
  confirmed_at: string | null;
  /** It is the 30-second step of the last accepted code; earlier codes are refused. */
  last_step: number;
}

export interface RecoveryCodeTable {
  user_id: string;
  code_hash: string;
}

export interface AuditEventTable {
  user_id: string;
  id: string;
  event: string;
  /** It names the subject, such as a bank; it is never a secret. */
  detail: string | null;
  browser: string | null;
  at: string;
}
