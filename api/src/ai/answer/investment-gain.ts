import {
  accountTypeFacts,
  countedAccounts,
  type FinancialData,
} from '@halyard/shared-contracts/finance';
import { holdingGain } from '@halyard/shared-contracts/long-run';
import { abs, subtract } from '@halyard/shared-contracts/money';
import { say } from '../fact/figured-text';
import { shownMerchant } from '../privacy/merchant-text';
import type { AnswerRequest } from './answer-request';
import { balance } from './balances';
import { holdings, money } from './facts';
import { list, type Part, sentence } from './parts';

/** Without a name, all open investment accounts in USD count. */
function investedIn({ financialData, subject }: AnswerRequest): FinancialData['accounts'] {
  const ids = new Set(subject.holdings.map(({ id }) => id));
  return countedAccounts(financialData.accounts).filter(
    ({ id, type }) => accountTypeFacts(type).isInvested && (ids.size === 0 || ids.has(id)),
  );
}

/** /investments computes the same gain. */
export function investmentGain(request: AnswerRequest): Part[] {
  const accounts = investedIn(request);
  const ids = new Set(accounts.map(({ id }) => id));
  const known = request.financialData.holdings.filter(
    ({ accountId, costBasis, currency }) =>
      ids.has(accountId) && costBasis !== null && currency === 'USD',
  );
  const gain = holdingGain(accounts, known);
  if (gain === null)
    return [
      ...(request.subject.holdings.length > 0 ? balance(request) : []),
      sentence(say`What your investments cost is not known, so no gain is known either.`),
    ];
  const size = money('gain', abs(gain), holdings([...ids]));
  const direction = gain < 0 ? 'less' : 'more';
  return [
    sentence(
      say`Your holdings with a known price are worth ${size} ${direction} than what they cost.`,
    ),
    list(
      known.slice(0, 10).map(({ name, value, costBasis, accountId }) => {
        const change = subtract(value, costBasis ?? value);
        if (change === 0) return say`${shownMerchant(name)}: worth what it cost`;
        const own = money('gain', abs(change), holdings([accountId]));
        return say`${shownMerchant(name)}: ${own} ${change < 0 ? 'less' : 'more'}`;
      }),
    ),
  ];
}
