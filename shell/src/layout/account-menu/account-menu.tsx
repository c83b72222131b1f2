import { CircleUserRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { IconButton } from '../icon-button';
import styles from './account-menu.module.css';

const AccountMenuItems = lazy(() =>
  import(/* webpackChunkName: "late-layout" */ './account-menu-items').then((module) => ({
    default: module.AccountMenuItems,
  })),
);

const ID = 'account-menu';

function Menu() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div
      id={ID}
      popover="auto"
      className={styles.menu}
      onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
    >
      {isOpen && (
        <Suspense fallback={null}>
          <AccountMenuItems />
        </Suspense>
      )}
    </div>
  );
}

/** The key closes the menu when an entry has led to another screen. */
export function AccountMenu() {
  const { key } = useLocation();
  return (
    <>
      <IconButton aria-label="Account menu" popoverTarget={ID}>
        <CircleUserRound size={22} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <Menu key={key} />
    </>
  );
}
