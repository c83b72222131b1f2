/** An insight that the user has hidden; a null `until` hides it for good. */
export interface InsightsPutAwayTable {
  user_id: string;
  insight_id: string;
  until: string | null;
}

/** The calls to the AI provider and their tokens for one user on one day. */
export interface AiUsageTable {
  user_id: string;
  day: string;
  calls: number;
  tokens: number;
}

/** The requests to the AI provider for one answer, as a JSON list of texts. */
export interface AiSentTable {
  user_id: string;
  message_id: string;
  requests: string;
}

/** A question that is being answered; `until` releases it if its process died. */
export interface ChatTurnTable {
  user_id: string;
  id: string;
  until: string;
}
