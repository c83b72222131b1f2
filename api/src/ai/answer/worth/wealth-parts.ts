import { assetGroups, countedAccounts } from '@halyard/shared-contracts/finance';
import { type Cents, percentOf, sum } from '@halyard/shared-contracts/money';
import { say } from '../../fact/figured-text';
import { listed } from '../../fact/listed';
import type { AnswerRequest } from '../answer-request';
import { holdings, money, number } from '../facts';
import { list, type Part, sentence } from '../parts';

const KINDS = {
  cash: 'Cash, such as checking and savings',
  investments: 'Investments and retirement accounts',
  property: 'Possessions, such as a home',
  other: 'Other',
} as const;

interface Share {
  readonly name: string;
  readonly ids: readonly string[];
  readonly amount: Cents;
}

const shareText = ({ name, ids, amount }: Share, total: Cents) =>
  say`${name}: ${money(name, amount, holdings(ids))}, ${number(`${name} share`, 'percent', Math.round(percentOf(amount, total)), holdings(ids))}`;

/** Returns nothing if nothing is owned. */
export function assetShares(shares: readonly Share[], total: Cents): Part[] {
  return total > 0 ? [list(shares.map((each) => shareText(each, total)))] : [];
}

/** Divides what is owned by its kind, and says the share of what the question names. */
export function wealthParts({ financialData, subject }: AnswerRequest): Part[] {
  const owned = countedAccounts(financialData.accounts).filter(({ balance }) => balance > 0);
  const total = sum(owned.map(({ balance }) => balance));
  if (total <= 0) return [sentence(say`You have no assets here.`)];
  const named = new Set(subject.holdings.map(({ id }) => id));
  const own = owned.filter(({ id }) => named.has(id));
  const ids = own.map(({ id }) => id);
  const part = sum(own.map(({ balance }) => balance));
  const first =
    own.length === 0
      ? []
      : [
          sentence(
            say`${listed(own.map(({ name }) => name))}: ${money('part', part, holdings(ids))}, which is ${number('share', 'percent', Math.round(percentOf(part, total)), holdings(ids))} of what you own.`,
          ),
        ];
  const all = money('assets', total, holdings(owned.map(({ id }) => id)));
  return [
    ...first,
    sentence(say`What you own, ${all}, divides like this. Debts are not taken off.`),
    ...assetShares(
      assetGroups(owned).map(({ name, accounts, total: amount }) => ({
        name: KINDS[name],
        ids: accounts.map(({ id }) => id),
        amount,
      })),
      total,
    ),
  ];
}
