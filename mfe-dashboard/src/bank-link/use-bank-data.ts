import {
  useAccountsQuery,
  useBankStatusQuery,
  useLiabilitiesQuery,
  useTransactionsQuery,
} from '@halyard/shared-contracts/store';
import type { Failure } from './banner';

const ofBank = <T extends { readonly source: string }>(rows: readonly T[] = []): readonly T[] =>
  rows.filter(({ source }) => source === 'bank');

// Implements P1-2.9-9.
export function useBankData() {
  const status = useBankStatusQuery(undefined, { refetchOnMountOrArgChange: true });
  const connected = !status.isError && (status.data?.connected ?? false);
  const skip = !connected;
  const accounts = useAccountsQuery(undefined, { skip });
  const liabilities = useLiabilitiesQuery(undefined, { skip });
  const transactions = useTransactionsQuery(undefined, { skip });
  return {
    isChecking: status.isLoading,
    recheck: status.refetch,
    connected,
    connectedAt: status.data?.connectedAt ?? null,
    mode: status.data?.mode,
    banks: connected ? (status.data?.items ?? []) : [],
    accounts: connected ? ofBank(accounts.data?.accounts) : [],
    liabilities: connected ? ofBank(liabilities.data?.liabilities) : [],
    transactions: connected ? ofBank(transactions.data?.transactions) : [],
    failure: failureOf(
      status.error ?? status.data?.error,
      accounts.error ?? liabilities.error ?? transactions.error,
    ),
  };
}

function failureOf(ofStatus: unknown, ofLoad: unknown): Failure | null {
  if (ofStatus) return { attempt: 'status', error: ofStatus };
  return ofLoad ? { attempt: 'load', error: ofLoad } : null;
}
