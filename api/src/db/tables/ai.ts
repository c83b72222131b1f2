/** A null `until` hides the insight for good. */
export interface InsightsPutAwayTable {
  user_id: string;
  insight_id: string;
  until: string | null;
}

export interface AiUsageTable {
  user_id: string;
  day: string;
  calls: number;
  tokens: number;
}

/** It has the requests to the AI provider for one answer, as a JSON list of texts. */
export interface AiSentTable {
  user_id: string;
  message_id: string;
  requests: string;
}

/** `until` releases the question if the process that answers it died. */
export interface ChatTurnTable {
  user_id: string;
  id: string;
  until: string;
}
