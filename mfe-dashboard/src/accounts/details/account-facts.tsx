import { type Account, type Liability, rateDecimals } from '@halyard/shared-contracts/finance';
import type { Cents } from '@halyard/shared-contracts/money';
import { AsOf, type Fact, Money, Percent, sourceLabel } from '@halyard/shared-contracts/ui';
import { balanceTypeLabel } from '../balance-type-label';

export function accountFacts(accountOrDebt: Account | Liability): Fact[] {
  const { institution, type, mask, source, asOf } = accountOrDebt;
  return [
    ['Institution', institution],
    ['Type', balanceTypeLabel(type)],
    ['Number ending in', mask],
    ...('aprPercent' in accountOrDebt ? debtFacts(accountOrDebt) : []),
    ['Source', sourceLabel(source)],
    ['Balance', asOf !== null && <AsOf instant={asOf} />],
  ];
}

function debtFacts(debt: Liability): Fact[] {
  const { limit, aprPercent, monthlyPayment, minimumPayment, currency } = debt;
  const amount = (value: Cents | null) =>
    value !== null && <Money amount={value} currency={currency} />;
  return [
    ['Credit limit', amount(limit)],
    [
      'Interest rate',
      aprPercent !== null && <Percent value={aprPercent} decimals={rateDecimals(aprPercent)} />,
    ],
    ['Monthly payment', amount(monthlyPayment)],
    ['Minimum payment', amount(minimumPayment)],
  ];
}
