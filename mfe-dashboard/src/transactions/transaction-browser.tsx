import { countWords } from '@halyard/shared-contracts/finance';
import type { Transaction } from '@halyard/shared-contracts/finance';
import { Button, EmptyState } from '@halyard/shared-contracts/ui';
import { wholeId } from '@halyard/shared-contracts/wire';
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { accountNames } from './account-names';
import { narrowings } from './filter/narrowings';
import { isNarrowed, NO_CHOICE, type TransactionChoices } from './filter/transaction-choices';
import styles from './transaction-browser.module.css';
import { TransactionFilters } from './filter/transaction-filters';
import { TransactionList } from './list/transaction-list';
import { TransactionSummary } from './transaction-summary';
import type { TransactionsData } from './transactions-data';
import { useChoices } from './filter/use-choices';
import { useShortcuts } from './shortcuts/use-shortcuts';
import { useTransactionIndex } from './search-index/use-transaction-index';
import type { TransactionChanges } from './use-transaction-changes';

/** These load when they are first needed, because most visits only read the list. */
const MerchantCard = lazy(async () => ({
  default: (await import('./merchant/merchant-card')).MerchantCard,
}));
const RowCategory = lazy(async () => ({
  default: (await import('./edit/row-category')).RowCategory,
}));
const TransactionPanel = lazy(async () => ({
  default: (await import('./details/transaction-panel')).TransactionPanel,
}));

interface TransactionBrowserProps {
  readonly data: TransactionsData;
  readonly changes: TransactionChanges;
  readonly hasShortcuts: boolean;
}

interface OpenRow {
  readonly id: string;
  readonly startsAtCategory: boolean;
}

export function TransactionBrowser({ data, changes, hasShortcuts }: TransactionBrowserProps) {
  const { accounts, liabilities, transactions, today } = data;
  const { choices, change } = useChoices();
  const names = useMemo(() => accountNames(accounts, liabilities), [accounts, liabilities]);
  const index = useTransactionIndex(transactions, today);
  const result = useMemo(() => index.search({ ...choices, today }), [index, choices, today]);

  const search = useRef<HTMLDivElement>(null);
  useShortcuts({ '/': () => search.current?.querySelector('input')?.focus() }, hasShortcuts);

  const [opened, setOpened] = useState<OpenRow | null>(null);
  const open = useCallback(({ id }: Transaction) => setOpened({ id, startsAtCategory: false }), []);
  const edit = useCallback(({ id }: Transaction) => setOpened({ id, startsAtCategory: true }), []);
  const openRow = opened && listedRow(transactions, opened.id);

  const [pillRow, setPillRow] = useState<Transaction | null>(null);
  const [merchant] = choices.merchants.length === 1 ? choices.merchants : [];

  return (
    <>
      {merchant !== undefined && (
        <Suspense>
          <MerchantCard merchant={merchant} transactions={transactions} today={today} />
        </Suspense>
      )}
      <section aria-label="Transactions" className={styles.card}>
        <TransactionFilters
          choices={choices}
          transactions={transactions}
          narrowings={narrowings(choices, names)}
          found={counted(result.wholes)}
          search={search}
          onChange={change}
        />
        <TransactionSummary result={result} isNarrowed={isNarrowed(choices)} />
        {result.count === 0 ? (
          <NothingFound choices={choices} onChange={change} />
        ) : (
          <TransactionList
            result={result}
            names={names}
            today={today}
            choices={choices}
            hasShortcuts={hasShortcuts}
            onOpen={open}
            onEdit={edit}
            onCategory={setPillRow}
          />
        )}
        <p role="status" className={styles.footer}>
          Showing {result.wholes.toLocaleString('en-US')} of {index.wholes.toLocaleString('en-US')}{' '}
          transactions
        </p>
      </section>
      <Suspense>
        {pillRow && (
          <RowCategory
            row={pillRow}
            transactions={transactions}
            changes={changes}
            onClose={() => setPillRow(null)}
          />
        )}
        {openRow && (
          <TransactionPanel
            key={openRow.id}
            row={openRow}
            data={data}
            names={names}
            changes={changes}
            startsAtCategory={opened.startsAtCategory}
            onClose={() => setOpened(null)}
          />
        )}
      </Suspense>
    </>
  );
}

const counted = (count: number): string => countWords(count, 'transaction');

/** A split replaces the open row with its parts; then the first part opens. */
function listedRow(transactions: readonly Transaction[], id: string): Transaction | undefined {
  return (
    transactions.find((row) => row.id === id) ??
    transactions.find((row) => wholeId(row.id) === wholeId(id))
  );
}

interface NothingFoundProps {
  readonly choices: TransactionChoices;
  readonly onChange: (part: Partial<TransactionChoices>) => void;
}

function NothingFound({ choices, onChange }: NothingFoundProps) {
  return (
    <EmptyState
      title="No transactions found"
      hint="Try adjusting your filters"
      action={
        isNarrowed(choices) && <Button onClick={() => onChange(NO_CHOICE)}>Clear filters</Button>
      }
    />
  );
}
