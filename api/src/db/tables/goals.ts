/** What a user saves for. */
export interface GoalTable {
  user_id: string;
  id: string;
  name: string;
  /** Null until the user says how much it takes. */
  target_cents: number | null;
  date: string | null;
  /** The place in the order of importance. */
  place: number;
  made_on: string;
  /** The question of the onboarding whose answer it was; null for any other goal. */
  origin: string | null;
  /** 1 after the user deleted it, so that this can be undone. */
  removed: number;
}

/** A share of an account that is promised to a goal. */
export interface GoalShareTable {
  user_id: string;
  goal_id: string;
  account_id: string;
  /** Null after the share was taken away. */
  millionths: number | null;
}

/** Money that was added to a goal, or taken out of it. The sum of an account is the amount that it is promised. */
export interface GoalContributionTable {
  user_id: string;
  id: string;
  goal_id: string;
  account_id: string;
  date: string;
  /** Null after the contribution was removed. */
  amount_cents: number | null;
  /** 1 for what the goal began with. */
  opening: number;
}
