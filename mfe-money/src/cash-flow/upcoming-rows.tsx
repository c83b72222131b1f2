import type { Cadence, RecurringStream, UpcomingPayment } from '@halyard/shared-contracts/finance';
import { type Cents, formatUsd, negate } from '@halyard/shared-contracts/money';
import { Badge, CategoryIcon, CivilDate, ListRow, Money } from '@halyard/shared-contracts/ui';

const LABELS: Readonly<Record<Cadence, string>> = {
  weekly: 'Weekly',
  biweekly: 'Every two weeks',
  semimonthly: 'Twice a month',
  monthly: 'Monthly',
  quarterly: 'Every three months',
  yearly: 'Yearly',
};

function cadenceLabel(cadence: Cadence): string {
  return LABELS[cadence];
}

export function PaymentRow({ payment }: { readonly payment: UpcomingPayment }) {
  const { stream, date, amount } = payment;
  return (
    <ListRow
      icon={<CategoryIcon category={stream.category} />}
      title={stream.merchant}
      subtitle={<CivilDate date={date} />}
      value={<SignedMoney stream={stream} amount={amount} />}
      meta={cadenceLabel(stream.cadence)}
      badge={
        stream.priceRise && (
          <Badge tone="warning">Price up from {formatUsd(stream.priceRise.from)}</Badge>
        )
      }
    />
  );
}

export function MissedRow({ stream }: { readonly stream: RecurringStream }) {
  return (
    <ListRow
      icon={<CategoryIcon category={stream.category} />}
      title={stream.merchant}
      subtitle={
        <>
          Expected <CivilDate date={stream.nextDate} />
        </>
      }
      value={<SignedMoney stream={stream} amount={stream.typicalAmount} />}
      meta={cadenceLabel(stream.cadence)}
      badge={<Badge tone="negative">Not seen yet</Badge>}
    />
  );
}

export function EndedRow({ stream }: { readonly stream: RecurringStream }) {
  return (
    <ListRow
      icon={<CategoryIcon category={stream.category} />}
      title={stream.merchant}
      subtitle={
        <>
          Last {stream.direction === 'in' ? 'received' : 'paid'}{' '}
          <CivilDate date={stream.lastDate} />
        </>
      }
      value={<SignedMoney stream={stream} amount={stream.typicalAmount} />}
      meta={cadenceLabel(stream.cadence)}
      badge={<Badge tone="neutral">Ended</Badge>}
    />
  );
}

interface SignedMoneyProps {
  readonly stream: RecurringStream;
  readonly amount: Cents;
}

function SignedMoney({ stream, amount }: SignedMoneyProps) {
  return stream.direction === 'in' ? (
    <Money amount={amount} tone="positive" plus />
  ) : (
    <Money amount={negate(amount)} />
  );
}
