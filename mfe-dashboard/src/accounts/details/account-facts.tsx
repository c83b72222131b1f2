import {
  type Account,
  type IsoDate,
  type Liability,
  rateDecimals,
  type Transaction,
} from '@halyard/shared-contracts/finance';
import type { Cents } from '@halyard/shared-contracts/money';
import { type Fact, Money, Percent } from '@halyard/shared-contracts/ui';
import type { AccountRow } from '../account-rows';
import { balanceTypeLabel } from '../balance-type-label';
import { paidOffBy } from './paid-off-by';

interface Known {
  readonly row: AccountRow;
  readonly accountOrDebt: Account | Liability;
  readonly transactions: readonly Transaction[];
  readonly today: IsoDate;
}

export function accountFacts({ row, accountOrDebt, transactions, today }: Known): Fact[] {
  const { institution, type, mask, currency } = accountOrDebt;
  const debt = 'aprPercent' in accountOrDebt ? accountOrDebt : null;
  return [
    ['Paid off by', debt && paidOffBy({ debt, transactions, today })],
    ['30-Day Activity', <Money key="activity" amount={row.activity} currency={currency} />],
    ['Institution', institution],
    ['Type', balanceTypeLabel(type)],
    ['Number ending in', mask],
    ...(debt ? debtFacts(debt) : []),
  ];
}

function debtFacts(debt: Liability): Fact[] {
  const { limit, aprPercent, monthlyPayment, isPaymentSeen, minimumPayment, currency } = debt;
  const amount = (value: Cents | null) =>
    value !== null && <Money amount={value} currency={currency} />;
  return [
    ['Credit limit', amount(limit)],
    [
      'Interest rate',
      aprPercent !== null && <Percent value={aprPercent} decimals={rateDecimals(aprPercent)} />,
    ],
    [isPaymentSeen ? 'Usual payment' : 'Monthly payment', amount(monthlyPayment)],
    ['Minimum payment', amount(minimumPayment)],
  ];
}
