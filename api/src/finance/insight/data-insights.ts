import type { FinancialData } from '@halyard/shared-contracts/finance';
import type { DataInsight } from '@halyard/shared-contracts/wire';
import { advice } from './advice';
import type { Finding } from './finding';
import { findings } from './findings';

const KINDS: Readonly<Record<Finding['rule'], DataInsight['type']>> = {
  over_budget: 'spending_alert',
  nearly_spent: 'spending_alert',
  spending_spike: 'spending_alert',
  low_cash: 'spending_alert',
  missed_deposit: 'spending_alert',
  savings_rate: 'savings_opportunity',
  emergency_fund: 'savings_opportunity',
  debt_payments: 'bill_optimization',
  highest_rate: 'bill_optimization',
  card_use: 'bill_optimization',
  price_rise: 'bill_optimization',
};

function severityOf(finding: Finding): DataInsight['severity'] {
  if (finding.rule === 'savings_rate') return finding.level === 'low' ? 'warning' : 'positive';
  return KINDS[finding.rule] === 'spending_alert' ? 'warning' : 'info';
}

/** The subject keeps the id of a finding stable when its figures change. */
const subjectOf = (finding: Finding): string =>
  [
    'month' in finding ? finding.month : '',
    'merchant' in finding ? finding.merchant : '',
    'category' in finding ? finding.category : '',
    'card' in finding ? finding.card : '',
  ]
    .filter(Boolean)
    .join(':');

/** Returns the findings as insights of the data service (P1-3-19). */
export function dataInsights(financialData: FinancialData): DataInsight[] {
  return findings(financialData).map((finding) => {
    const { title, message, action } = advice(finding);
    return {
      id: ['insight', finding.rule, subjectOf(finding)].filter(Boolean).join(':'),
      type: KINDS[finding.rule],
      title,
      message,
      category: 'category' in finding ? finding.category : 'Other',
      severity: severityOf(finding),
      actionable: true,
      action,
      date: financialData.today,
      read: false,
    };
  });
}
