import type { UserCategory } from '@halyard/shared-contracts/finance';

/** A user's own category, or what the user changed about a built-in one; null is as it was. */
export interface CategoryTable {
  user_id: string;
  /** `category-…`, or the key of a built-in category. */
  id: string;
  name: string | null;
  kind: UserCategory['kind'] | null;
  budget_group: string | null;
  color: UserCategory['color'];
  icon: UserCategory['icon'];
  hidden: number;
  /** The place in the list. */
  place: number | null;
  /** The category that took over everything in this one, which is no longer there. */
  merged_into: string | null;
}

/** A change of a user's data. */
export interface ChangeTable {
  user_id: string;
  id: string;
  kind: string;
  label: string;
  /** One of `CHANGE_MAKERS`. */
  made_by: string;
  made_at: string;
  undone_at: string | null;
}

/** One field that a change set, with its values before and after. */
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
