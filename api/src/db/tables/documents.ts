/** The kinds are the fact finder and the changes of the sample. */
export interface DocumentTable {
  user_id: string;
  kind: string;
  body: string;
  updated_at: string;
}

export interface NotificationReadTable {
  user_id: string;
  notification_id: string;
  read: number;
}

export interface ChatMessageTable {
  user_id: string;
  id: string;
  type: 'user' | 'ai';
  content: string;
  created_at: string;
  /** It is JSON of the figures, sources and origin of an answer, or null for a question. */
  details: string | null;
}

export interface KnowledgeTable {
  id: string;
  category: string;
  title: string;
  content: string;
  advisor_name: string | null;
  created_at: string;
}
