import type { LucideIcon } from 'lucide-react';
import styles from './icon-tile.module.css';

const ICON_PX = 20;

/** An icon on its tile. Decoration: the words beside it carry the meaning. */
export function IconTile({ icon: Icon }: { readonly icon: LucideIcon }) {
  return (
    <span className={styles.tile} aria-hidden="true">
      <Icon size={ICON_PX} strokeWidth={1.75} />
    </span>
  );
}
