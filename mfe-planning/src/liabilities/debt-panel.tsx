import { type IsoDate, type Liability, rateDecimals } from '@halyard/shared-contracts/finance';
import type { Cents } from '@halyard/shared-contracts/money';
import {
  AsOf,
  DetailsPanel,
  type Fact,
  liabilityTypeLabel,
  Money,
  Percent,
  sourceLabel,
} from '@halyard/shared-contracts/ui';
import { BalanceActions } from '../balance-actions';
import { BalanceAmount } from '../balance-amount';
import { notInTotalWords } from '../not-in-total';
import type { DebtRow } from './liabilities-view';
import { PayoffSection } from './payoff-section';

interface DebtPanelProps {
  readonly row: DebtRow;
  readonly today: IsoDate;
  readonly onTerms: () => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

function factsOf(liability: Liability): Fact[] {
  const { aprPercent, currency } = liability;
  const amount = (value: Cents | null) =>
    value !== null && <Money amount={value} currency={currency} />;
  return [
    ['Type', liabilityTypeLabel(liability.type)],
    ['Institution', liability.institution],
    ['Number ending in', liability.mask],
    [
      'Interest rate',
      aprPercent !== null && <Percent value={aprPercent} decimals={rateDecimals(aprPercent)} />,
    ],
    [
      liability.isPaymentSeen ? 'Usual payment' : 'Monthly payment',
      amount(liability.monthlyPayment),
    ],
    ['Minimum payment', amount(liability.minimumPayment)],
    ['Credit limit', amount(liability.limit)],
    ['Source', sourceLabel(liability.source)],
    ['Balance', liability.asOf && <AsOf instant={liability.asOf} />],
  ];
}

export function DebtPanel({ row, today, onTerms, onEdit, onRemove, onClose }: DebtPanelProps) {
  const { liability, title, notInTotal } = row;
  const { source, balance, currency } = liability;
  const facts = factsOf(liability);
  return (
    <DetailsPanel
      title={title}
      label="Balance owed"
      value={<BalanceAmount balance={balance} currency={currency} />}
      facts={notInTotal ? [...facts, ['Total Liabilities', notInTotalWords(notInTotal)]] : facts}
      footer={
        source !== 'sample' && (
          <BalanceActions source={source} onEdit={onEdit} onRemove={onRemove} />
        )
      }
      onClose={onClose}
    >
      <PayoffSection liability={liability} today={today} onTerms={onTerms} />
    </DetailsPanel>
  );
}
