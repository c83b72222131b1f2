import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './account-menu.module.css';
import { AccountMenuItems } from './account-menu-items';

function Popover() {
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

/** The key closes the menu on another screen. */
export function AccountMenuPopover() {
  const { key } = useLocation();
  return <Popover key={key} />;
}
