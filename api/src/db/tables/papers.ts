/** One assigned amount. The month is empty for the default of all months, and a null amount removes the line. */
export interface BudgetTable {
  user_id: string;
  month: string;
  category_key: string;
  assigned_cents: number | null;
}

/** One JSON document of each kind per user: the fact finder, and the changes of the sample. */
export interface DocumentTable {
  user_id: string;
  kind: string;
  body: string;
  updated_at: string;
}

export interface PolicyTable {
  user_id: string;
  id: string;
  type: 'whole_life' | 'term_life' | 'mortgage';
  provider: string;
  policy_number: string;
  premium_cents: number;
  coverage_cents: number;
  status: 'active' | 'inactive';
}

export interface PaystubTable {
  user_id: string;
  id: string;
  date: string;
  employer: string;
  gross_cents: number;
  deductions_cents: number;
  net_cents: number;
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
  /** JSON of the figures, sources and origin of an answer; null for a question. */
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
