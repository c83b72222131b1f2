import { debtPayments, type DebtPayment } from '@halyard/shared-contracts/finance';
import { abs, type Cents, sum } from '@halyard/shared-contracts/money';
import { say } from '../../fact/figured-text';
import { shownMerchant } from '../../privacy/merchant-text';
import type { AnswerRequest } from '../answer-request';
import { money } from '../facts';
import { list, type Part, sentence } from '../parts';
import { inKnown } from '../period/known-time';
import { times } from '../spending/spending';

interface Paid {
  readonly name: string;
  readonly ids: readonly string[];
  readonly amount: Cents;
}

/** Groups payments by debt, or by merchant if a payment fits several loans. The largest sum is first. */
function byDebt(payments: readonly DebtPayment[]): Paid[] {
  const groups = new Map<string, DebtPayment[]>();
  for (const payment of payments) {
    const name = payment.debt?.name ?? shownMerchant(payment.row.merchant);
    groups.set(name, [...(groups.get(name) ?? []), payment]);
  }
  return [...groups]
    .map(([name, own]) => ({
      name,
      ids: own.map(({ row }) => row.id),
      amount: sum(own.map(({ row }) => abs(row.amount))),
    }))
    .toSorted((a, b) => b.amount - a.amount);
}

export function paymentsOfDebts(request: AnswerRequest): Part[] {
  const { financialData, subject, period } = request;
  const { transactions, liabilities } = financialData;
  const named = new Set<string>(subject.holdings.map(({ id }) => id));
  const rows = transactions.filter(
    ({ date, pending }) =>
      !pending && (!period.from || date >= period.from) && (!period.to || date <= period.to),
  );
  const payments = debtPayments(rows, liabilities).filter(
    ({ debt }) => named.size === 0 || (debt !== null && named.has(debt.id)),
  );
  const when = inKnown(request, period);
  const to = subject.label === '' ? 'your debts' : subject.label;
  if (payments.length === 0) return [sentence(say`No payment to ${to} shows ${when}.`)];
  const query = { of: 'transactions', ids: payments.map(({ row }) => row.id) } as const;
  const paid = byDebt(payments);
  const total = money('paid to debts', sum(paid.map(({ amount }) => amount)), query);
  return [
    sentence(
      say`You paid ${total} to ${to} ${when}, in ${times(payments.length, 'payment', query)}.`,
    ),
    list(
      paid.map(
        ({ name, ids, amount }) =>
          say`${name}: ${money('paid', amount, { of: 'transactions', ids })}`,
      ),
    ),
  ];
}
