export interface QueuedMailTable {
  user_id: string;
  id: string;
  /** It is JSON of the address, subject and text, sealed because the text can contain a token. */
  sealed: string;
  created_at: string;
  run_at: string;
  attempts: number;
  /** It is the code of the last failure; its text would repeat the address. */
  last_error: string | null;
  given_up_at: string | null;
  lease_owner: string | null;
  lease_until: string | null;
}

/** The outbox page shows the mail when there is no SMTP server. */
export interface OutboxTable {
  user_id: string;
  id: string;
  recipient: string;
  subject: string;
  body: string;
  at: string;
}

/** The link was not used yet; the hash is the SHA-256 of its token in hex. */
export interface MailTokenTable {
  user_id: string;
  token_hash: string;
  /** `nothing` is for an address without an account: the work is the same, but the link opens nothing. */
  purpose: 'verify' | 'reset' | 'nothing';
  email: string;
  expires_at: string;
}
