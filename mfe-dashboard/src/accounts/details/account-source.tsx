import type { Account, Liability } from '@halyard/shared-contracts/finance';
import { AsOf, ButtonLink } from '@halyard/shared-contracts/ui';
import styles from './account-panel.module.css';

type Origin = Pick<Account | Liability, 'source' | 'institution' | 'asOf'>;

export function AccountSource({ accountOrDebt }: { readonly accountOrDebt: Origin }) {
  const { source, institution, asOf } = accountOrDebt;
  return (
    <section>
      <h3 className={styles.heading}>Where this comes from</h3>
      {source === 'manual' && (
        <p className={styles.caption}>You entered this balance and can change it at any time.</p>
      )}
      {source === 'sample' && (
        <p className={styles.caption}>This account is part of the sample data.</p>
      )}
      {source === 'bank' && (
        <>
          <p className={styles.caption}>
            {institution} reports this balance. Halyard only reads it.
          </p>
          {asOf && <AsOf instant={asOf} />}{' '}
          <ButtonLink to="/plaid-test" variant="quiet" size="small">
            Bank connection
          </ButtonLink>
        </>
      )}
    </section>
  );
}
