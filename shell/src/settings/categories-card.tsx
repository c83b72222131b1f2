import { ButtonLink, Card } from '@halyard/shared-contracts/ui';
import styles from './settings.module.css';

export function CategoriesCard() {
  return (
    <Card title="Categories">
      <p className={styles.note}>
        Add your own categories, and rename, recolor, group, hide, or merge the others.
      </p>
      <div className={styles.buttons}>
        <ButtonLink to="/categories">Manage categories</ButtonLink>
      </div>
    </Card>
  );
}
