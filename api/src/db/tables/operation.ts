export interface ProbeTable {
  id: string;
  at: string;
}

/** It is a creating request that was carried out, so that the same request with the same key is not carried out again. */
export interface IdempotencyKeyTable {
  user_id: string;
  key: string;
  /** It is the hash of the method, the path, and the body. */
  request_hash: string;
  /** It is JSON. */
  result: string;
  at: string;
}

/** A job stays until it is done, also across restarts. */
export interface JobTable {
  id: string;
  kind: string;
  /** It is set while the job waits, so that two jobs with the same key become one. */
  dedupe_key: string | null;
  /** It is JSON. */
  payload: string;
  run_at: string;
  attempts: number;
  lease_owner: string | null;
  lease_until: string | null;
  last_error: string | null;
  created_at: string;
}
