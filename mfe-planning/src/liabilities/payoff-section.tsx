import {
  type IsoDate,
  type Liability,
  paidInFull,
  type PayoffOutlook,
  payoffOutlook,
  monthsWords,
} from '@halyard/shared-contracts/finance';
import { type Cents, formatUsd, subtract, ZERO } from '@halyard/shared-contracts/money';
import { useTransactionsQuery } from '@halyard/shared-contracts/store';
import { Button, Facts, MoneyField, monthLabel } from '@halyard/shared-contracts/ui';
import { useState } from 'react';
import { canChangeTerms } from './can-change-terms';
import styles from './liabilities.module.css';

const MISSING = {
  payment: 'the monthly payment',
  rate: 'the interest rate',
  both: 'the interest rate and the monthly payment',
} as const;

interface PayoffSectionProps {
  readonly liability: Liability;
  readonly today: IsoDate;
  readonly onTerms: () => void;
}

export function PayoffSection({ liability, today, onTerms }: PayoffSectionProps) {
  const [extra, setExtra] = useState<Cents | null>(null);
  const isPaidInFull = usePaidInFull(liability, today);
  const outlook = payoffOutlook(liability, today);
  if (outlook.kind === 'none') return null;
  if (isPaidInFull) return <PaidInFull />;
  if (outlook.kind === 'unknown') {
    return (
      <section className={styles.payoff}>
        <h3>Payoff</h3>
        <p className={styles.note}>
          Halyard needs {MISSING[outlook.missing]} to work out when this debt ends.
        </p>
        {canChangeTerms(liability) && (
          <div>
            <Button onClick={onTerms}>
              {outlook.missing === 'payment' ? 'Add payment' : 'Add rate'}
            </Button>
          </div>
        )}
      </section>
    );
  }
  const more = extra !== null && extra > ZERO ? payoffOutlook(liability, today, extra) : null;
  return (
    <section className={styles.payoff}>
      <h3>Payoff</h3>
      <Outlook outlook={outlook} />
      {liability.source === 'bank' && canChangeTerms(liability) && (
        <div>
          <Button size="small" onClick={onTerms}>
            Change what you entered
          </Button>
        </div>
      )}
      <MoneyField fromZero label="Pay extra each month" value={extra} onChange={setExtra} />
      {more && (
        <p role="status" className={styles.note}>
          {extraWords(outlook, more)}
        </p>
      )}
    </section>
  );
}

function usePaidInFull(liability: Liability, today: IsoDate): boolean {
  const { data } = useTransactionsQuery();
  const { transactions } = data ?? { transactions: [] };
  return paidInFull({ liabilities: [liability], transactions, today }).has(liability.id);
}

function PaidInFull() {
  return (
    <section className={styles.payoff}>
      <h3>Payoff</h3>
      <p className={styles.note}>You pay this card in full each month.</p>
    </section>
  );
}

type Reckoned = Extract<PayoffOutlook, { kind: 'never' | 'ends' }>;

function Outlook({ outlook }: { readonly outlook: Reckoned }) {
  if (outlook.kind === 'never') {
    return (
      <p className={styles.note}>
        At {formatUsd(outlook.payment)} a month this debt is never paid off: the payment does not
        cover the interest.
      </p>
    );
  }
  return (
    <Facts
      facts={[
        ['At the current payment', `${formatUsd(outlook.payment)} a month`],
        ['Paid off', monthLabel(outlook.payoffMonth)],
        ['Payments left', monthsWords(outlook.months)],
        ['Total interest until then', formatUsd(outlook.interest)],
      ]}
    />
  );
}

function extraWords(now: Reckoned, more: PayoffOutlook): string {
  if (more.kind !== 'ends') return 'That is still not enough to cover the interest.';
  const when = `Paid off in ${monthLabel(more.payoffMonth)}`;
  if (now.kind === 'never') return `${when}, with ${formatUsd(more.interest)} of interest.`;
  const saved = formatUsd(subtract(now.interest, more.interest));
  return `${when}, ${monthsWords(now.months - more.months)} sooner, and saves ${saved} of interest.`;
}
