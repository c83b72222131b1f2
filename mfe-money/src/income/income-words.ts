import type { IncomeSource } from '@halyard/shared-contracts/finance';
import { formatUsd } from '@halyard/shared-contracts/money';
import type { IncomeAnswer } from '@halyard/shared-contracts/wire';

const FREQUENCIES: Readonly<Record<IncomeSource['cadence'], string>> = {
  weekly: 'Weekly',
  biweekly: 'Bi-weekly',
  semimonthly: 'Twice a month',
  monthly: 'Monthly',
  quarterly: 'Every three months',
  yearly: 'Yearly',
  irregular: 'Irregular',
};

type PaidAnswer = Pick<IncomeAnswer, 'annualIncome' | 'incomeSources' | 'paystubs'>;

/** Implements P2-9-2. */
export function payFrequency({ annualIncome, incomeSources, paystubs }: PaidAnswer): string {
  const [largest] = incomeSources;
  if (paystubs.length === 0 && largest) return FREQUENCIES[largest.cadence];
  return paystubs.length === 0 && annualIncome === null ? 'Unknown' : FREQUENCIES.biweekly;
}

/** An example is "Bi-weekly · $2,286.14". */
export function rhythmWords({ cadence, amount, low, high }: IncomeSource): string {
  const words = `${FREQUENCIES[cadence]} · ${formatUsd(amount)}`;
  return cadence === 'irregular'
    ? `${words} in an average month (${formatUsd(low)} to ${formatUsd(high)})`
    : words;
}
