/** Categories that the knowledge base starts with; the first is the entry form's default (spec part 2). */
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
