import { ButtonLink, Card } from '@halyard/shared-contracts/ui';
import styles from './settings.module.css';

export function CategoriesCard() {
  return (
    <Card title="Categories and rules">
      <p className={styles.note}>
        Add your own categories, and rename, recolor, group, hide, or merge the others. Rules sort
        new transactions for you.
      </p>
      <div className={styles.buttons}>
        <ButtonLink to="/categories">Manage categories</ButtonLink>
        <ButtonLink to="/rules">Manage rules</ButtonLink>
        <ButtonLink to="/goals">Manage goals</ButtonLink>
      </div>
    </Card>
  );
}
