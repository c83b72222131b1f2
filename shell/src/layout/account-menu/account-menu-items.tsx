import { Download, History, LogOut, Settings, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useShellSessionQuery } from '../../identity/auth-api';
import { useLogOut } from '../../identity/use-log-out';
import styles from './account-menu-items.module.css';

const ENTRIES = [
  { to: '/settings', label: 'Settings', Icon: Settings },
  { to: '/account', label: 'Account and security', Icon: ShieldCheck, forUsersOnly: true },
  { to: '/activity', label: 'Activity', Icon: History },
  { to: '/your-data', label: 'Your data', Icon: Download },
];

export function AccountMenuItems() {
  const { data } = useShellSessionQuery();
  const { logOut } = useLogOut();
  const email = data?.email;
  return (
    <>
      <p className={styles.who}>
        {email ? `Logged in as ${email}` : 'You are visiting without an account'}
      </p>
      <ul className={styles.items}>
        {ENTRIES.filter(({ forUsersOnly }) => email || !forUsersOnly).map(({ to, label, Icon }) => (
          <li key={to}>
            <Link to={to} className={styles.item}>
              <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
              {label}
            </Link>
          </li>
        ))}
        {email && (
          <li>
            <button type="button" className={styles.item} onClick={() => void logOut()}>
              <LogOut size={18} strokeWidth={1.75} aria-hidden="true" />
              Log out
            </button>
          </li>
        )}
      </ul>
    </>
  );
}
