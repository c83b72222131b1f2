import type { LoanPayment } from '@halyard/shared-contracts/finance';
import { Facts, Money } from '@halyard/shared-contracts/ui';
import styles from './transfer-section.module.css';

interface LoanPaymentSectionProps {
  readonly payment: LoanPayment;
  readonly loanName: string;
}

export function LoanPaymentSection({ payment, loanName }: LoanPaymentSectionProps) {
  const { interest, principal, rest, mismatch } = payment;
  return (
    <section aria-label="Loan payment" className={styles.section}>
      <Facts
        facts={[
          ['Pays', loanName],
          ['Interest', <Money key="interest" amount={interest} />],
          ['Principal', <Money key="principal" amount={principal} />],
          ['Escrow and fees', rest > 0 && <Money amount={rest} />],
        ]}
      />
      <p className={styles.note}>
        The interest counts in Loan Interest. The principal is put aside, because you owe less now.
      </p>
      {mismatch > 0 && (
        <p className={styles.note}>
          Interest and the fall of the balance come to <Money amount={mismatch} /> more than this
          payment. Check the rate and the balance of the loan.
        </p>
      )}
    </section>
  );
}
