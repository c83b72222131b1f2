/** The user has hidden this insight; a null `until` hides it for good. */
export interface InsightsPutAwayTable {
  user_id: string;
  insight_id: string;
  until: string | null;
}

/** A row counts the calls to the AI provider and their tokens for one user on one day. */
export interface AiUsageTable {
  user_id: string;
  day: string;
  calls: number;
  tokens: number;
}

/** A row has the requests to the AI provider for one answer, as a JSON list of texts. */
export interface AiSentTable {
  user_id: string;
  message_id: string;
  requests: string;
}

/** A row is a question that is being answered; `until` releases it if its process died. */
export interface ChatTurnTable {
  user_id: string;
  id: string;
  until: string;
}
