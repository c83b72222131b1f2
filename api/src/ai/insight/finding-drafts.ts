import type { FinancialData } from '@halyard/shared-contracts/finance';
import { advice } from '../../finance/insight/advice';
import type { Finding } from '../../finance/insight/finding';
import { findings } from '../../finance/insight/findings';
import { located } from '../fact/located';
import { shownMerchant } from '../privacy/merchant-text';
import { type Draft, draftId } from './draft';
import { findingFacts, findingWorth } from './finding-facts';

const namesOf = (finding: Finding): string[] => [
  ...('merchant' in finding ? [finding.merchant] : []),
  ...('card' in finding ? [finding.card] : []),
  ...('debt' in finding ? [finding.debt] : []),
];

const subjectOf = (finding: Finding): string =>
  [
    'month' in finding ? finding.month : '',
    'category' in finding ? finding.category : '',
    ...namesOf(finding),
  ].join('|');

export function findingDrafts(financialData: FinancialData): Draft[] {
  return findings(financialData).map((finding) => {
    const { title, message, action, priority } = advice(
      'merchant' in finding ? { ...finding, merchant: shownMerchant(finding.merchant) } : finding,
    );
    return {
      id: draftId(finding.rule, subjectOf(finding)),
      rule: finding.rule,
      title,
      message: located(message, findingFacts(finding, financialData)),
      action,
      priority,
      // The words may hide a part of the name, but the link has to find the rows.
      href: advice(finding).href,
      worth: findingWorth(finding),
    };
  });
}
