import { SampleChip } from '@halyard/shared-contracts/ui';
import { useSource } from '@halyard/shared-contracts/store';
import { NavLink } from 'react-router-dom';
import { SessionControls } from '../identity/session-controls';
import { SearchButton } from '../search/search-button';
import { AccountMenu } from './account-menu/account-menu';
import { Logo } from './logo';
import styles from './header.module.css';

export function Header({ onSearch }: { readonly onSearch: () => void }) {
  return (
    <header className={styles.header}>
      <div className={styles.logo}>
        <Logo />
      </div>
      <div className={styles.source}>{useSource() === 'sample' && <SampleChip />}</div>
      <SearchButton onOpen={onSearch} />
      <NavLink
        to="/help"
        className={({ isActive }) => `${styles.help} ${isActive ? styles.current : ''}`}
      >
        Help
      </NavLink>
      <SessionControls />
      <AccountMenu />
    </header>
  );
}
