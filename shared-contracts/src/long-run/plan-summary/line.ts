export interface PlanLine {
  readonly label: string;
  readonly value: string;
  readonly from: string;
  readonly screen: string;
}
