/** What AI features keep of a person, as Kysely types; see schema.ts for the conventions. */
/** An insight that a person does not want to see; until null for good. */
export interface InsightsPutAwayTable {
  user_id: string;
  insight_id: string;
  until: string | null;
}

/** Calls to the provider and the tokens they took, for one person on one day. */
export interface AiUsageTable {
  user_id: string;
  day: string;
  calls: number;
  tokens: number;
}

/** A model's words for insights, under the hash of everything they depend on. */
export interface AiWordingTable {
  user_id: string;
  key: string;
  /** JSON. */
  body: string;
  created_at: string;
}

/** The bodies of the calls that one answer took: JSON list of texts. */
export interface AiSentTable {
  user_id: string;
  message_id: string;
  requests: string;
}

/** The question of a person that is being answered; `until` frees it when its process died. */
export interface ChatTurnTable {
  user_id: string;
  id: string;
  until: string;
}
