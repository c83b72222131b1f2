import {
  type Cadence,
  isOwnTransfer,
  type RecurringStream,
  type UpcomingPayment,
} from '@halyard/shared-contracts/finance';
import { type Cents, formatUsd, negate } from '@halyard/shared-contracts/money';
import { Badge, CivilDate, ListRow, Money } from '@halyard/shared-contracts/ui';
import { Monogram } from '@halyard/shared-contracts/ui/parts';
import { transactionsAddress } from '@halyard/shared-contracts/wire';
import { RowsLink } from '../rows-link';
import styles from './cash-flow.module.css';

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
      icon={<Monogram name={stream.merchant} />}
      title={<Payee stream={stream} />}
      subtitle={<CivilDate date={date} />}
      value={<SignedMoney stream={stream} amount={amount} />}
      meta={cadenceLabel(stream.cadence)}
      badge={
        isOwnTransfer(stream) ? (
          <Badge tone="neutral">Your own account</Badge>
        ) : (
          stream.priceRise && (
            <Badge tone="warning">Price up from {formatUsd(stream.priceRise.from)}</Badge>
          )
        )
      }
    />
  );
}

export function MissedRow({ stream }: { readonly stream: RecurringStream }) {
  return (
    <ListRow
      icon={<Monogram name={stream.merchant} />}
      title={<Payee stream={stream} />}
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
      icon={<Monogram name={stream.merchant} />}
      title={<Payee stream={stream} />}
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

/** Leads to the payments so far. */
function Payee({ stream }: { readonly stream: RecurringStream }) {
  return (
    <RowsLink to={transactionsAddress({ merchants: [stream.merchant] })}>
      {stream.merchant}
    </RowsLink>
  );
}

interface SignedMoneyProps {
  readonly stream: RecurringStream;
  readonly amount: Cents;
}

function SignedMoney({ stream, amount }: SignedMoneyProps) {
  if (isOwnTransfer(stream)) {
    return (
      <span className={styles.own}>
        <Money amount={stream.direction === 'in' ? amount : negate(amount)} />
      </span>
    );
  }
  return stream.direction === 'in' ? (
    <Money amount={amount} tone="positive" plus />
  ) : (
    <Money amount={negate(amount)} />
  );
}
