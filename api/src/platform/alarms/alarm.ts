/** Where an alarm is raised and where it is cleared, in the unit of the measured value. */
export interface Thresholds {
  readonly raiseAt: number;
  /** Lower than `raiseAt`, so that a value around the threshold does not fill the log. */
  readonly clearBelow: number;
}

/** Whether an alarm stands after a measurement, given whether it stood before. */
export function isRaised(wasRaised: boolean, value: number, thresholds: Thresholds): boolean {
  return wasRaised ? value >= thresholds.clearBelow : value >= thresholds.raiseAt;
}
