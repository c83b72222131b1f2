/** The month is empty for the default of all months, and a null amount removes the line. */
export interface BudgetTable {
  user_id: string;
  month: string;
  category_key: string;
  assigned_cents: number | null;
}

/** It says what happens to the rest of a category from a month on. */
export interface BudgetSettingTable {
  user_id: string;
  category_key: string;
  month: string;
  /** It is null after the user took the setting back, so that an earlier one applies. */
  kind: 'none' | 'rollover' | 'target' | null;
  amount_cents: number | null;
  by_month: string | null;
}

/** A null key is what is still to be assigned. */
export interface BudgetMoveTable {
  user_id: string;
  id: string;
  month: string;
  from_key: string | null;
  to_key: string | null;
  amount_cents: number | null;
}

/** It is the default of all months that a category had up to a closed month; null means that there was no line. */
export interface EarlierBudgetTable {
  user_id: string;
  category_key: string;
  until_month: string;
  assigned_cents: number | null;
}
