/** A mail that has not left yet, or was given up. One that has left is deleted. */
export interface QueuedMailTable {
  user_id: string;
  id: string;
  /** JSON of the address, subject and text, sealed with the keys of TOKEN_KEYS: a text may hold a link with a token. */
  sealed: string;
  created_at: string;
  /** When it is tried next. */
  run_at: string;
  attempts: number;
  /** The code of the last failure, never its text, which repeats the address. */
  last_error: string | null;
  given_up_at: string | null;
  lease_owner: string | null;
  lease_until: string | null;
}
