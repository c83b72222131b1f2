import { Ellipsis } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import styles from './bottom-tabs.module.css';
import { MenuIcon } from './menu-icon';

interface Tab {
  readonly path: string;
  readonly label: string;
  readonly icon: string;
}

interface BottomTabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly open: boolean;
  readonly onMore: () => void;
  /** It is called when a finger is on a tab, so that its screen can be fetched early. */
  readonly onIntent: (path: string) => void;
}

export function BottomTabs({ label: name, tabs, open, onMore, onIntent }: BottomTabsProps) {
  return (
    <nav aria-label={name} className={styles.tabs}>
      {tabs.map(({ path, label, icon }) => (
        <NavLink
          key={path}
          to={path}
          end
          className={({ isActive }) => `${styles.tab} ${isActive ? styles.current : ''}`}
          onPointerDown={() => onIntent(path)}
        >
          <MenuIcon name={icon} />
          <span className={styles.label}>{label}</span>
        </NavLink>
      ))}
      <button
        type="button"
        className={styles.tab}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={onMore}
      >
        <Ellipsis size={18} strokeWidth={1.75} aria-hidden="true" />
        <span className={styles.label}>More</span>
      </button>
    </nav>
  );
}
