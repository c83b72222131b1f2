import { ButtonLink, Card } from '@halyard/shared-contracts/ui';
import styles from './settings.module.css';

export function DataCard() {
  return (
    <Card title="Data">
      <p className={styles.note}>
        Download a copy of everything stored about you, restore one, or delete it all. Activity
        lists every change, and undoes it.
      </p>
      <div className={styles.buttons}>
        <ButtonLink to="/your-data">Your data</ButtonLink>
        <ButtonLink to="/activity">Activity</ButtonLink>
      </div>
    </Card>
  );
}
