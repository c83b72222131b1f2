import { useState } from 'react';
import styles from './account-menu.module.css';
import { AccountMenuItems } from './account-menu-items';

export function AccountMenuPopover() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div
      id="account-menu"
      popover="auto"
      className={styles.menu}
      onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
    >
      {isOpen && <AccountMenuItems />}
    </div>
  );
}
