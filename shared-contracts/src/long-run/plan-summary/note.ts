export interface PlanNote {
  readonly text: string;
  readonly screen: string;
}
