import type { Cadence } from '@halyard/shared-contracts/finance';

const LABELS: Readonly<Record<Cadence, string>> = {
  weekly: 'Weekly',
  biweekly: 'Every two weeks',
  semimonthly: 'Twice a month',
  monthly: 'Monthly',
  quarterly: 'Every three months',
  yearly: 'Yearly',
};

export function cadenceLabel(cadence: Cadence): string {
  return LABELS[cadence];
}
