import { NavLink } from 'react-router-dom';
import type { MenuEntry } from './menu';
import { MenuIcon } from '@halyard/shared-contracts/ui/frame';
import styles from './side-navigation.module.css';

export interface SideNavigationProps {
  readonly entries: readonly MenuEntry[];
  readonly onIntent: (path: string) => void;
}

export function SideNavigation({ entries, onIntent }: SideNavigationProps) {
  return (
    <nav aria-label="Main">
      <ul className={styles.list}>
        {entries.map(({ path, label, icon }) => (
          <li key={path}>
            <NavLink
              to={path}
              end
              className={({ isActive }) => `${styles.entry} ${isActive ? styles.current : ''}`}
              onPointerEnter={() => onIntent(path)}
              onFocus={() => onIntent(path)}
            >
              <MenuIcon name={icon} />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
