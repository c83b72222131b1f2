import type { Account } from '@halyard/shared-contracts/finance';
import { ButtonLink, Card, EmptyState, List, Page, Toggle } from '@halyard/shared-contracts/ui';
import { useEffect, useState } from 'react';
import { AccountListRow } from '../account-list-row';
import { useDashboardDisconnectMutation, useDashboardRefreshBankMutation } from '../link/link-api';
import { useBankLink } from '../link/use-bank-link';
import { useLazyDashboardRawBankDataQuery } from './bank-debug-api';
import { useBanner } from './banner';
import { ConnectionActions } from './connection-actions';
import { ConnectionCard } from './connection-card';
import { ConnectionsCard } from './connections-card';
import { ErrorBox } from './error-box';
import { LiabilitiesCard } from './liabilities-card';
import styles from './raw-data.module.css';
import { RecentTransactionsCard } from './recent-transactions-card';
import { useBankData } from './use-bank-data';
import { useConnectAtOnce } from './use-connect-at-once';

// Implements P1-9-5.
const RECHECK_MS = 2000;

export function BankLinkScreen() {
  const [debug, setDebug] = useState(false);
  const data = useBankData();
  const { failure, report, dismiss } = useBanner(data.failure);
  const link = useBankLink({ onError: report('connect'), resumes: true });
  const [refresh, { isLoading: isRefreshing }] = useDashboardRefreshBankMutation();
  const [disconnect, { isLoading: isDisconnecting }] = useDashboardDisconnectMutation();
  const [loadRaw, raw] = useLazyDashboardRawBankDataQuery();
  const { recheck, connected } = data;

  useConnectAtOnce(link.open);
  useEffect(() => {
    if (!link.justConnected) return undefined;
    const timer = setTimeout(() => void recheck(), RECHECK_MS);
    return () => clearTimeout(timer);
  }, [link.justConnected, recheck]);

  return (
    <Page
      title="Bank connection"
      lead="Connect your banks, refresh them, and see what came in."
      actions={<Toggle label="Debug mode" checked={debug} onChange={setDebug} />}
    >
      {failure && <ErrorBox failure={failure} onDismiss={dismiss} />}
      <ConnectionCard data={data} justConnected={link.justConnected}>
        <ConnectionActions
          connected={connected}
          isConnecting={link.busy}
          isRefreshing={isRefreshing}
          isDisconnecting={isDisconnecting}
          isLoadingRaw={raw.isFetching}
          debug={debug}
          onConnect={() => link.open()}
          onRefresh={() => void refresh().unwrap().catch(report('refresh'))}
          onLoadRaw={() => void loadRaw().unwrap().catch(report('raw'))}
          onDisconnect={() => void disconnect().unwrap().catch(report('disconnect'))}
        />
      </ConnectionCard>
      {data.banks.length > 0 && (
        <ConnectionsCard banks={data.banks} onLink={link.open} onError={report('disconnect')} />
      )}
      {connected && (
        <>
          <BankAccountsCard accounts={data.accounts} debug={debug} />
          <RecentTransactionsCard transactions={data.transactions} debug={debug} />
        </>
      )}
      {(data.liabilities.length > 0 || debug) && <LiabilitiesCard liabilities={data.liabilities} />}
      {debug && raw.data !== undefined && <RawDataCard data={raw.data} />}
      {connected && (
        <div>
          <ButtonLink to="/accounts">See all accounts</ButtonLink>
        </div>
      )}
    </Page>
  );
}

interface BankAccountsCardProps {
  readonly accounts: readonly Account[];
  readonly debug: boolean;
}

function BankAccountsCard({ accounts, debug }: BankAccountsCardProps) {
  return (
    <Card title="Accounts">
      {accounts.length === 0 ? (
        <EmptyState title="No accounts yet" hint="They show up once your bank has answered." />
      ) : (
        <List>
          {accounts.map((account) => (
            <AccountListRow key={account.id} account={account} meta={debug && account.id} />
          ))}
        </List>
      )}
    </Card>
  );
}

const INDENT = 2;

function RawDataCard({ data }: { data: unknown }) {
  return (
    <Card title="Raw debug data">
      <pre className={styles.raw} tabIndex={0} aria-label="Raw debug data">
        {JSON.stringify(data, null, INDENT)}
      </pre>
    </Card>
  );
}
