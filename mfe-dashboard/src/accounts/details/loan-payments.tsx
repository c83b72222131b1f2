import type { Transaction } from '@halyard/shared-contracts/finance';
import { CivilDate, List, ListRow, Money } from '@halyard/shared-contracts/ui';
import styles from './account-panel.module.css';

interface LoanPaymentsProps {
  readonly loanId: string;
  readonly transactions: readonly Transaction[];
}

const MOST = 12;

export function LoanPayments({ loanId, transactions }: LoanPaymentsProps) {
  const payments = transactions
    .flatMap(({ id, date, amount, loanPayment }) =>
      loanPayment?.loanId === loanId ? [{ id, date, amount, parts: loanPayment }] : [],
    )
    .slice(0, MOST);
  if (payments.length === 0) return null;
  return (
    <section aria-label="Payments">
      <h3 className={styles.heading}>Payments</h3>
      <List>
        {payments.map(({ id, date, amount, parts }) => (
          <ListRow
            key={id}
            title={<CivilDate date={date} />}
            subtitle={
              <>
                Interest <Money amount={parts.interest} />, principal{' '}
                <Money amount={parts.principal} />
                {parts.rest > 0 && (
                  <>
                    , escrow and fees <Money amount={parts.rest} />
                  </>
                )}
                {parts.mismatch > 0 && (
                  <>
                    , <Money amount={parts.mismatch} /> more than was paid
                  </>
                )}
              </>
            }
            value={<Money amount={amount} />}
          />
        ))}
      </List>
    </section>
  );
}
