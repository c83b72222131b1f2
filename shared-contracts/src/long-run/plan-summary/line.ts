/** One line of the plan with where it comes from. */
export interface PlanLine {
  readonly label: string;
  readonly value: string;
  /** What it is computed from. */
  readonly from: string;
  /** The screen on which it can be opened. */
  readonly screen: string;
}
