import type { PlanChoices } from '../household/choices';

/** The user has entered nothing about the years ahead. */
export const NO_CHOICES: PlanChoices = {
  age: null,
  retirementAge: null,
  lastAge: null,
  claimAge: null,
  status: null,
  saving: null,
  contributions: null,
  spending: null,
  pension: null,
  socialSecurity: null,
  statePercent: null,
  feePercent: null,
  inflationPercent: null,
  mixes: [],
};
