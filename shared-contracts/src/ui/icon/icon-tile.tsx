import type { LucideIcon } from 'lucide-react';
import styles from './icon-tile.module.css';

const TILE_PX = 40;

export function IconTile({ icon: Icon }: { readonly icon: LucideIcon }) {
  return <Icon size={TILE_PX} strokeWidth={1.75} aria-hidden="true" className={styles.tile} />;
}
