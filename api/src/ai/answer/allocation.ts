import { countedAccounts } from '@halyard/shared-contracts/finance';
import { allocationOf, isInvestment } from '@halyard/shared-contracts/long-run';
import { percentOf, sum } from '@halyard/shared-contracts/money';
import { say } from '../fact/figured-text';
import type { AnswerRequest } from './answer-request';
import { money, number, screen } from './facts';
import { chart, link, list, type Part, sentence } from './parts';

const INVESTMENTS = screen('/investments');

/** /investments divides the same accounts by what they hold. */
export function allocation({ financialData, subject }: AnswerRequest): Part[] {
  const named = new Set(subject.holdings.map(({ id }) => id));
  const accounts = countedAccounts(financialData.accounts).filter(
    (each) => isInvestment(each) && (named.size === 0 || named.has(each.id)),
  );
  const shares = allocationOf({ accounts, holdings: financialData.holdings }, 'risk');
  const total = sum(shares.map(({ amount }) => amount));
  if (total <= 0) return [sentence(say`You have no investments here.`)];
  const bonds = sum(shares.filter(({ name }) => name === 'Bonds').map(({ amount }) => amount));
  return [
    sentence(
      say`Your investments of ${money('investments', total, INVESTMENTS)} are divided like this:`,
    ),
    list(
      shares.map(
        ({ name, amount }) =>
          say`${name}: ${money(name, amount, INVESTMENTS)}, ${number(name, 'percent', Math.round(percentOf(amount, total)), INVESTMENTS)}`,
      ),
    ),
    ...(bonds === 0 ? [sentence(say`No holding is known to be bonds.`)] : []),
    sentence(say`This is read from the names and kinds of the holdings, which say little.`),
    ...chart({
      form: 'pie',
      caption: 'Investments by risk and region',
      points: shares.map(({ name, amount }) => ({ label: name, value: amount })),
    }),
    link('Open your investments', '/investments'),
  ];
}
