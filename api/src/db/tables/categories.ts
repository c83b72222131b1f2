import type { UserCategory } from '@halyard/shared-contracts/finance';

/** It is a user's own category, or the user's changes of a built-in one; null means no change. */
export interface CategoryTable {
  user_id: string;
  /** It is `category-…`, or the key of a built-in category. */
  id: string;
  name: string | null;
  kind: UserCategory['kind'] | null;
  budget_group: string | null;
  color: UserCategory['color'];
  icon: UserCategory['icon'];
  hidden: number;
  place: number | null;
  /** This category has replaced the row's category, which is not shown any more. */
  merged_into: string | null;
}

export interface ChangeTable {
  user_id: string;
  id: string;
  kind: string;
  label: string;
  /** It is one of `CHANGE_MAKERS`. */
  made_by: string;
  made_at: string;
  undone_at: string | null;
}

/** A row is one field that a change set, with its values before and after. */
export interface ChangeRowTable {
  user_id: string;
  change_id: string;
  number: number;
  entity: string;
  entity_id: string;
  field: string;
  before: string | null;
  after: string | null;
}
