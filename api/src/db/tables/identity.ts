import type { ColumnType } from 'kysely';

/** Only triggers of the database write it. */
type Counted = ColumnType<number, never, never>;

export interface UserTable {
  id: string;
  /** Null for a visitor without an account. */
  email: string | null;
  /** The time at which the user proved that mail to the address arrives. */
  email_verified_at: string | null;
  password_hash: string | null;
  created_at: string;
  /** Increases with each change of the user’s data; it is the version of cached answers. */
  data_version: number;
  /** The time since which no session belongs to a visitor; null for an account. */
  left_at: string | null;
  /** A pseudonym of the network in which a visit began. */
  network: string | null;
  /** The IANA zone of the user's browser; null until it was sent. */
  time_zone: string | null;
  /** The rows and bytes that count towards the quota of the user (migration 0016). */
  used_rows: Counted;
  used_bytes: Counted;
}

/** The use by one network within an hour or a day; `network` is a pseudonym. */
export interface NetworkUseTable {
  network: string;
  what: string;
  /** An hour such as `2026-11-23T04`, or a day. */
  period: string;
  used: number;
}

export interface SessionTable {
  /** The SHA-256 of the cookie’s token in hex. */
  token_hash: string;
  user_id: string;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
  /** For example “Firefox on Linux”. */
  browser: string | null;
  /** The last time at which the user proved their identity; null for a visitor. */
  proved_at: string | null;
}

/** A sign-up without a proved address. The account is created when its code is entered in the same browser. */
export interface SignUpTable {
  /** The SHA-256 of the token in the cookie of the browser, in hex. */
  token_hash: string;
  email: string;
  password_hash: string;
  /** The SHA-256 of that token and the mailed code, in hex. It matches no code if the address has an account. */
  code_hash: string;
  tries: number;
  expires_at: string;
}

/** A failed or running log-in; `subject` is a pseudonym of an account, a device, an address or a network. */
export interface SignInAttemptTable {
  id: string;
  subject: string;
  at: string;
}

export interface KnownDeviceTable {
  user_id: string;
  /** The SHA-256 of the token in the cookie, in hex. */
  token_hash: string;
  used_at: string;
}

/** The id is the credential id of the passkey. */
export interface PasskeyTable {
  user_id: string;
  id: string;
  /** The COSE public key in base64url. */
  public_key: string;
  /** The signature counter of the authenticator; 0 if it has none. */
  counter: number;
  /** A JSON list of transports. */
  transports: string;
  name: string;
  created_at: string;
  last_used_at: string | null;
}

/** A challenge without an answer; `user_id` is empty before the user is known. */
export interface PasskeyChallengeTable {
  user_id: string;
  challenge: string;
  expires_at: string;
}

export interface TotpTable {
  user_id: string;
  secret_sealed: string;
  /** Null until the first code was entered. */
  confirmed_at: string | null;
  /** The 30-second step of the last accepted code; earlier codes are refused. */
  last_step: number;
}

/** The SHA-256 of an unused recovery code, in hex. */
export interface RecoveryCodeTable {
  user_id: string;
  code_hash: string;
}

/** An event that the user can read under Account and security. */
export interface AuditEventTable {
  user_id: string;
  id: string;
  event: string;
  /** The subject in words, such as the name of a bank; never a secret. */
  detail: string | null;
  browser: string | null;
  at: string;
}
