import { ButtonLink } from '@halyard/shared-contracts/ui';
import type { Storage } from '@halyard/shared-contracts/wire';
import styles from '../../warning-bar.module.css';

const MEBIBYTE = 1_048_576;

const rows = (count: number) => count.toLocaleString('en-US');
const megabytes = (bytes: number) =>
  (bytes / MEBIBYTE).toLocaleString('en-US', { maximumFractionDigits: 1 });

const WAYS: Readonly<
  Record<Storage['advice'], { readonly hint: string; readonly to: string; readonly label: string }>
> = {
  'sign-up': { hint: 'With an account you have more room.', to: '/sign-up', label: 'Sign up' },
  'confirm-email': {
    hint: 'Confirm your email address to have more room.',
    to: '/account',
    label: 'Account and security',
  },
  delete: {
    hint: 'Delete accounts or statements that you no longer need.',
    to: '/your-data',
    label: 'Your data',
  },
};

export function StorageBar({ storage }: { readonly storage: Storage }) {
  const { hint, to, label } = WAYS[storage.advice];
  return (
    <section className={styles.bar} aria-label="Storage">
      <p className={styles.text}>
        Your storage is nearly full: {rows(storage.rows.used)} of {rows(storage.rows.most)} rows and{' '}
        {megabytes(storage.bytes.used)} of {megabytes(storage.bytes.most)} MB are used. {hint}
      </p>
      <ButtonLink to={to} size="small">
        {label}
      </ButtonLink>
    </section>
  );
}
