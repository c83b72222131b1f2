import { CircleQuestionMark, Settings, X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { SessionControls } from '../../identity/session-controls';
import { IconButton } from '../icon-button';
import { Logo } from '../logo';
import styles from './drawer.module.css';
import entries from './side-navigation.module.css';

interface DrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A click on the dialog element itself is on its backdrop. */
function useBackdrop(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = dialog.current;
    const notice = (event: MouseEvent) => {
      if (event.target === element) close();
    };
    element?.addEventListener('click', notice);
    return () => element?.removeEventListener('click', notice);
  }, [dialog]);
}

export function Drawer({ open, onClose, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);
  useBackdrop(dialog, onClose);
  return (
    <dialog ref={dialog} className={styles.drawer} aria-label="Menu" onClose={onClose}>
      {open && (
        <div className={styles.sheet}>
          <div className={styles.top}>
            <Logo />
            <span className={styles.close}>
              <IconButton aria-label="Close menu" onClick={onClose}>
                <X size={22} aria-hidden="true" />
              </IconButton>
            </span>
          </div>
          {children}
          <div className={styles.end}>
            <DrawerEnd />
            <SessionControls />
          </div>
        </div>
      )}
    </dialog>
  );
}

const LAST_ENTRIES = [
  { path: '/help', label: 'Help', Icon: CircleQuestionMark },
  { path: '/settings', label: 'Settings', Icon: Settings },
];

function DrawerEnd() {
  return (
    <nav aria-label="Help and settings">
      <ul className={styles.links}>
        {LAST_ENTRIES.map(({ path, label, Icon }) => (
          <li key={path}>
            <NavLink
              to={path}
              className={({ isActive }) => `${entries.entry} ${isActive ? entries.current : ''}`}
            >
              <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
