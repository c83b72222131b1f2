/** What a person keeps beside accounts and transactions, as Kysely types; see schema.ts for the conventions. */
/** One assigned amount; month '' is the standard of every month, amount null takes the line out. */
export interface BudgetTable {
  user_id: string;
  month: string;
  category_key: string;
  assigned_cents: number | null;
}

/** One JSON document of a kind per person: fact finder, changes to the sample. */
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
  /** 1 = read, 0 = marked unread again. */
  read: number;
}

export interface ChatMessageTable {
  user_id: string;
  id: string;
  type: 'user' | 'ai';
  content: string;
  created_at: string;
  /** JSON of what the line carries beside its text: figures, sources, who answered; null for a question. */
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
