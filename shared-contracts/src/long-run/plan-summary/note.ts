/** A sentence of the plan and the screen where the user acts on it. */
export interface PlanNote {
  readonly text: string;
  readonly screen: string;
}
