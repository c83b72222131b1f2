import type { Categorized } from '../../../finance';
import { CategoryIcon } from '@halyard/shared-contracts/ui';
import { categoryColor, tintOf } from './category-color';
import styles from './identity.module.css';

interface CategoryTileProps extends Categorized {
  readonly size?: 'small' | 'medium' | undefined;
}

const SIZE = { small: '1.75rem', medium: '2.5rem' };

export function CategoryTile({ category, custom, size = 'medium' }: CategoryTileProps) {
  const hue = categoryColor(category, custom);
  const look = {
    '--tile-ground': tintOf(hue),
    '--tile-ink': hue,
    '--tile-size': SIZE[size],
  };
  return (
    <span className={styles.tile} style={look}>
      <CategoryIcon category={category} custom={custom} />
    </span>
  );
}
