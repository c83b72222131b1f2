import { NavLink } from 'react-router-dom';
import { NAVIGATION } from './navigation';
import { NavigationIcon } from './navigation-icon';
import styles from './side-navigation.module.css';

interface SideNavigationProps {
  /** Called when the user is about to choose an entry, so that its code can be fetched ahead. */
  readonly onIntent: (path: string) => void;
}

export function SideNavigation({ onIntent }: SideNavigationProps) {
  return (
    <nav aria-label="Main">
      <ul className={styles.list}>
        {NAVIGATION.map(({ path, label }) => (
          <li key={path}>
            <NavLink
              to={path}
              end
              className={({ isActive }) => `${styles.entry} ${isActive ? styles.current : ''}`}
              onPointerEnter={() => onIntent(path)}
              onFocus={() => onIntent(path)}
            >
              <NavigationIcon path={path} />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
