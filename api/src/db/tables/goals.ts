export interface GoalTable {
  user_id: string;
  id: string;
  name: string;
  target_cents: number | null;
  date: string | null;
  place: number;
  made_on: string;
  /** The goal came from this question of the onboarding; it is null for any other goal. */
  origin: string | null;
  /** It is 1 after the user deleted the goal, so that the deletion can be undone. */
  removed: number;
}

/** A row promises a share of an account to a goal. */
export interface GoalShareTable {
  user_id: string;
  goal_id: string;
  account_id: string;
  millionths: number | null;
}

/** It is money that was added to a goal, or taken out of it. */
export interface GoalContributionTable {
  user_id: string;
  id: string;
  goal_id: string;
  account_id: string;
  date: string;
  amount_cents: number | null;
  /** It is 1 for the amount that the goal began with. */
  opening: number;
}
