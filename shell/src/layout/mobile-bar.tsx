import { useSource } from '@halyard/shared-contracts/store';
import { SampleChip } from '@halyard/shared-contracts/ui';
import { Menu } from 'lucide-react';
import { IconButton } from './icon-button';
import { Logo } from './logo';
import styles from './mobile-bar.module.css';

/** The top of every screen on a phone; the button opens the drawer. */
export function MobileBar({ open, onOpen }: { open: boolean; onOpen: () => void }) {
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
    </header>
  );
}
