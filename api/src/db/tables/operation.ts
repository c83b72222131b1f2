export interface ProbeTable {
  id: string;
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
