/** Categories that the knowledge base starts with; the first is the default of the entry form (P2-2.knowledge-2). */
export const KNOWLEDGE_CATEGORIES = [
  'investment_strategies',
  'budgeting',
  'debt_management',
  'retirement_planning',
  'tax_planning',
  'insurance',
  'estate_planning',
  'general',
] as const;
