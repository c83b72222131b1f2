import { type Liability, rateDecimals } from '@halyard/shared-contracts/finance';
import { Money, Percent } from '@halyard/shared-contracts/ui';
import styles from './liabilities.module.css';

export function DebtTerms({ liability }: { readonly liability: Liability }) {
  const { monthlyPayment, isPaymentSeen, aprPercent, currency } = liability;
  return (
    <>
      {monthlyPayment !== null && (
        <span className={styles.term}>
          {isPaymentSeen && <span className={styles.about}>About </span>}
          <Money amount={monthlyPayment} currency={currency} />
          /month
        </span>
      )}
      {aprPercent !== null && (
        <span className={styles.term}>
          <Percent value={aprPercent} decimals={rateDecimals(aprPercent)} /> interest
        </span>
      )}
    </>
  );
}
