import type { LucideIcon } from 'lucide-react';
import styles from './icon-tile.module.css';

const TILE_PX = 40;

/** An icon on its tile, in one element. It is decoration: the words next to it have the meaning. */
export function IconTile({ icon: Icon }: { readonly icon: LucideIcon }) {
  return <Icon size={TILE_PX} strokeWidth={1.75} aria-hidden="true" className={styles.tile} />;
}
