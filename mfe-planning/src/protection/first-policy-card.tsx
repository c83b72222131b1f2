import { ZERO } from '@halyard/shared-contracts/money';
import { Button, Card, Figure, Money } from '@halyard/shared-contracts/ui';
import styles from './protection.module.css';

export function FirstPolicyCard({ onAdd }: { readonly onAdd: () => void }) {
  return (
    <Card>
      <div className={styles.first}>
        <Figure label="Total Coverage" size="large" value={<Money amount={ZERO} />} />
        <div className={styles.invitation}>
          <h2>No policies yet</h2>
          <p className={styles.why}>
            Your bank does not see your insurance. Add a policy to compare what it pays with what
            you owe.
          </p>
          <Button variant="primary" onClick={onAdd}>
            Add policy
          </Button>
        </div>
      </div>
    </Card>
  );
}
