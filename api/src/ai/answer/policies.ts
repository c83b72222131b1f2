import {
  POLICY_NAMES,
  type ProtectionPolicy,
  protectionTotals,
} from '@halyard/shared-contracts/finance';
import { type FiguredText, say } from '../fact/figured-text';
import { shownMerchant } from '../privacy/merchant-text';
import type { AnswerRequest } from './answer-request';
import { money, screen } from './facts';
import { link, list, type Part, sentence } from './parts';

const SCREEN = screen('/protection');

const line = ({ provider, type, coverage, premium, status }: ProtectionPolicy): FiguredText =>
  say`${shownMerchant(provider)}, ${POLICY_NAMES[type].toLowerCase()}: ${money('coverage', coverage, SCREEN)} for ${money('premium', premium, SCREEN)} a month${status === 'active' ? '' : ', inactive'}`;

/** The protection screen shows the same policies. */
export function policies({ financialData }: AnswerRequest): Part[] {
  const all = financialData.policies;
  if (all.length === 0)
    return [sentence(say`You have no policies here yet.`), link('Open protection', '/protection')];
  const { activeCoverage, monthlyPremiums, activeCount } = protectionTotals(all);
  const active = activeCount === 1 ? 'active policy covers' : 'active policies cover';
  return [
    sentence(
      say`Your ${String(activeCount)} ${active} ${money('coverage', activeCoverage, SCREEN)} for ${money('premiums', monthlyPremiums, SCREEN)} a month.`,
    ),
    list(all.map(line)),
    link('Open protection', '/protection'),
  ];
}
