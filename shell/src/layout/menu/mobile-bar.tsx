import { useSource } from '@halyard/shared-contracts/store';
import { SampleChip } from '@halyard/shared-contracts/ui';
import { Menu } from 'lucide-react';
import { SearchButton } from '../../search/search-button';
import { IconButton } from '../icon-button';
import { Logo } from '../logo';
import styles from './mobile-bar.module.css';

interface MobileBarProps {
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onSearch: () => void;
}

export function MobileBar({ open, onOpen, onSearch }: MobileBarProps) {
  return (
    <header className={styles.bar}>
      <IconButton
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={onOpen}
      >
        <Menu size={22} aria-hidden="true" />
      </IconButton>
      <Logo />
      <div className={styles.source}>{useSource() === 'sample' && <SampleChip />}</div>
      <SearchButton onOpen={onSearch} />
    </header>
  );
}
