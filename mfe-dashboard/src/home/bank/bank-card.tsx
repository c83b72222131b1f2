import { useBankStatusQuery } from '@halyard/shared-contracts/store';
import { ButtonLink, Card } from '@halyard/shared-contracts/ui';
import { clsx } from 'clsx';
import { Landmark } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './bank-card.module.css';

const BANK_LINK = '/plaid-test';

interface BankCardProps {
  /** Without a bank account, the waiting line has the height of the invitation. */
  readonly hasBank: boolean;
}

/** A status that cannot be checked counts as not connected (P1-8-16). */
export function BankCard({ hasBank }: BankCardProps) {
  const status = useBankStatusQuery();
  if (status.isLoading) return <BankLine title="Checking bank connection..." tall={!hasBank} />;
  if (!status.data?.connected) {
    return (
      <BankLine title="No Bank Connected" note="Connect your bank to see real data" tall>
        <ButtonLink to={`${BANK_LINK}?connect=1`} variant="primary">
          Connect Bank
        </ButtonLink>
      </BankLine>
    );
  }
  const signedOut = status.data.items.find((item) => item.status === 'needs_login');
  return (
    <BankLine
      title="Bank Connected"
      note="Real-time data from your accounts"
      warning={signedOut && `${signedOut.institution} needs you to sign in again`}
    >
      <ButtonLink to={BANK_LINK}>Manage</ButtonLink>
    </BankLine>
  );
}

interface BankLineProps {
  readonly title: string;
  readonly tall?: boolean;
  readonly note?: string;
  readonly warning?: string | undefined;
  readonly children?: ReactNode;
}

function BankLine({ title, tall, note, warning, children }: BankLineProps) {
  return (
    <Card>
      <div className={clsx(styles.line, tall && styles.tall)} role="status">
        <Landmark size={22} aria-hidden="true" className={styles.icon} />
        <div className={styles.words}>
          <p className={styles.title}>{title}</p>
          {note && <p className={styles.note}>{note}</p>}
          {warning && <p className={styles.warning}>{warning}</p>}
        </div>
        {children}
      </div>
    </Card>
  );
}
