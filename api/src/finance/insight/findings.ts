import { type FinancialData, monthOf, referenceMonth } from '@halyard/shared-contracts/finance';
import type { Finding } from './finding';
import { recurringFindings } from './recurring-findings';
import { budgetFindings, spikeFindings } from './spending-findings';
import { wealthFindings } from './wealth-findings';

/** The same data gives the same findings in the same order. */
export function findings(financialData: FinancialData): Finding[] {
  const month = referenceMonth(financialData.transactions, monthOf(financialData.today));
  const budget = budgetFindings(financialData, month);
  const reported = new Set(
    budget.flatMap((finding) => ('category' in finding ? finding.category : [])),
  );
  const spikes = spikeFindings(financialData, month).filter(
    (finding) => !('category' in finding && reported.has(finding.category)),
  );
  return [
    ...budget,
    ...spikes,
    ...recurringFindings(financialData),
    ...wealthFindings(financialData),
  ];
}
