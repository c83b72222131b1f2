import { Ellipsis } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import styles from './bottom-tabs.module.css';
import { MenuIcon } from './menu-icon';
import type { SideNavigationProps } from './side-navigation';

const TAB_PATHS = ['/', '/transactions', '/spending', '/budget'];

interface BottomTabsProps extends SideNavigationProps {
  readonly open: boolean;
  readonly onMore: () => void;
}

export function BottomTabs({ entries, onIntent, open, onMore }: BottomTabsProps) {
  const tabs = TAB_PATHS.flatMap((path) => entries.filter((entry) => entry.path === path));
  return (
    <nav aria-label="Tabs" className={styles.tabs}>
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
