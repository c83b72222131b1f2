import type { ColumnType } from 'kysely';

/** A sum that triggers of the database keep; nobody else writes it. */
type Counted = ColumnType<number, never, never>;

/** What signing in keeps of a person, as Kysely types; see schema.ts for the conventions. */
export interface UserTable {
  id: string;
  /** null for a visitor without an account. */
  email: string | null;
  /** When its owner proved that mail to the address reaches them; null until then. */
  email_verified_at: string | null;
  password_hash: string | null;
  created_at: string;
  /** Counts up with every change of the person's data: the version that answers are cached under. */
  data_version: number;
  /** When it was noticed that no session leads to a visitor's tenant any more; always null for an account. */
  left_at: string | null;
  /** A pseudonym of the network in which a visit began; null for what did not begin as a visit. */
  network: string | null;
  /** Rows and bytes that count towards the person's quota, by the tables of migration 0016. */
  used_rows: Counted;
  used_bytes: Counted;
}

/** How much of something a network used within one hour or one day; `network` is a pseudonym. */
export interface NetworkUseTable {
  network: string;
  what: string;
  /** The hour, such as '2026-11-23T04', or the day. */
  period: string;
  used: number;
}

export interface SessionTable {
  /** SHA-256 of the cookie's token, hex: the token itself is never stored. */
  token_hash: string;
  user_id: string;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
  /** Such as 'Firefox on Linux'; null when the browser did not say. */
  browser: string | null;
  /** When the person last proved who they are; null for a visitor. */
  proved_at: string | null;
}

/** A sign-up whose address is not proved yet: no account exists before its code is typed in the browser that asked. */
export interface SignUpTable {
  /** SHA-256 of the token in the cookie of the browser that signed up, hex. */
  token_hash: string;
  email: string;
  password_hash: string;
  /** SHA-256 of that token and the mailed code, hex. Matches nothing where the address has an account already. */
  code_hash: string;
  /** Codes that were tried. */
  tries: number;
  expires_at: string;
}

/** A failed log-in, or one under way; `subject` is the pseudonym of an account, a device, a mail address or a network. */
export interface SignInAttemptTable {
  id: string;
  subject: string;
  at: string;
}

/** A browser in which a user has logged in before. */
export interface KnownDeviceTable {
  user_id: string;
  /** SHA-256 of the token in the browser's cookie, hex. */
  token_hash: string;
  used_at: string;
}

/** A passkey; its id is the credential id that the browser knows it by. */
export interface PasskeyTable {
  user_id: string;
  id: string;
  /** COSE public key, base64url. */
  public_key: string;
  /** Signatures so far, as the authenticator counts them; 0 when it does not. */
  counter: number;
  /** JSON list of the ways in which the browser reaches it. */
  transports: string;
  name: string;
  created_at: string;
  last_used_at: string | null;
}

/** A challenge that a passkey has yet to answer; user_id '' while nobody is known. */
export interface PasskeyChallengeTable {
  user_id: string;
  challenge: string;
  expires_at: string;
}

/** The authenticator app of a person. */
export interface TotpTable {
  user_id: string;
  /** Sealed with the keys of TOKEN_KEYS. */
  secret_sealed: string;
  /** null until a first code has proved that the app holds the secret. */
  confirmed_at: string | null;
  /** The 30-second step of the last code that was taken: neither it nor an earlier one is taken again. */
  last_step: number;
}

/** A recovery code that has not been used, as its SHA-256 in hex. */
export interface RecoveryCodeTable {
  user_id: string;
  code_hash: string;
}

/** A link sent by mail that has not been followed; the token is kept as its SHA-256 in hex. */
export interface MailTokenTable {
  user_id: string;
  token_hash: string;
  /** `nothing` where an address without an account asked: the same work is done, and the link opens nothing. */
  purpose: 'verify' | 'reset' | 'nothing';
  /** The address that the link was sent to. */
  email: string;
  expires_at: string;
}

/** Mail of the embedded default, where no SMTP server is set: it is read on the outbox page and goes nowhere. */
export interface OutboxTable {
  user_id: string;
  id: string;
  recipient: string;
  subject: string;
  body: string;
  at: string;
}

/** What happened to a person's account, links and data, for them to read. */
export interface AuditEventTable {
  user_id: string;
  id: string;
  event: string;
  /** What it happened to, in words, such as a bank's name; never a secret. */
  detail: string | null;
  browser: string | null;
  at: string;
}
