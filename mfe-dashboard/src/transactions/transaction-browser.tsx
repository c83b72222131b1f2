import { countWords } from '@halyard/shared-contracts/finance';
import type { Transaction } from '@halyard/shared-contracts/finance';
import { Button, EmptyState } from '@halyard/shared-contracts/ui';
import { useNarrow } from '@halyard/shared-contracts/ui/parts';
import { MOST_ROWS_AT_ONCE, wholeId } from '@halyard/shared-contracts/wire';
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { accountNames } from './account-names';
import { narrowings } from './filter/narrowings';
import { isNarrowed, NO_CHOICE, type TransactionChoices } from './filter/transaction-choices';
import { needsDetails } from './review/reason-words';
import { ReviewChip } from './review/review-chip';
import { type ReviewRows, useReview } from './review/use-review';
import { SelectButton } from './select/select-button';
import { useSelection } from './select/use-selection';
import styles from './transaction-browser.module.css';
import { TransactionFilters } from './filter/transaction-filters';
import { TransactionList } from './list/transaction-list';
import { TransactionSummary } from './transaction-summary';
import type { TransactionsData } from './transactions-data';
import { useChoices } from './filter/use-choices';
import { useShortcuts } from './shortcuts/use-shortcuts';
import { useTransactionIndex } from './search-index/use-transaction-index';
import type { TransactionChanges } from './use-transaction-changes';

/** Most visits only read the list, so these parts load later. */
const MerchantCard = lazy(async () => ({
  default: (await import(/* webpackChunkName: "list-tools" */ './merchant/merchant-card'))
    .MerchantCard,
}));
const BulkBar = lazy(async () => ({
  default: (await import(/* webpackChunkName: "list-tools" */ './select/bulk-bar')).BulkBar,
}));
const ReviewBar = lazy(async () => ({
  default: (await import(/* webpackChunkName: "list-tools" */ './review/review-bar')).ReviewBar,
}));
const RowCategory = lazy(async () => ({
  default: (await import(/* webpackChunkName: "list-tools" */ './edit/row-category')).RowCategory,
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
  const review = useReview(transactions, today);
  const result = useMemo(
    () => index.search({ ...choices, today, ...(choices.review && reviewed(review)) }),
    [index, choices, today, review],
  );
  const selection = useSelection(result);

  const search = useRef<HTMLDivElement>(null);
  useShortcuts({ '/': () => search.current?.querySelector('input')?.focus() }, hasShortcuts);

  const [opened, setOpened] = useState<OpenRow | null>(null);
  const open = useCallback(({ id }: Transaction) => setOpened({ id, startsAtCategory: false }), []);
  const edit = useCallback(({ id }: Transaction) => setOpened({ id, startsAtCategory: true }), []);
  const openRow = opened && listedRow(transactions, opened.id);

  const [pillRow, setPillRow] = useState<Transaction | null>(null);
  const { bulk } = changes;
  const accept = useCallback(
    (rows: readonly Transaction[]) => {
      const ids = [...new Set(rows.map(({ id }) => wholeId(id)))];
      void bulk(ids.slice(0, MOST_ROWS_AT_ONCE), { reviewed: true });
    },
    [bulk],
  );
  const changeReviewed = useCallback(
    (row: Transaction) => {
      const reason = review.get(row.id);
      if (reason && needsDetails(reason)) open(row);
      else setPillRow(row);
    },
    [review, open],
  );
  const narrow = useNarrow();
  const reviewChip = (review.size > 0 || choices.review) && (
    <ReviewChip
      count={review.size}
      pressed={choices.review}
      onPress={() => change({ review: !choices.review })}
    />
  );
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
          extra={
            <>
              {!narrow && reviewChip}
              {!selection.isOn && result.count > 0 && <SelectButton onPress={selection.start} />}
            </>
          }
          onChange={change}
        />
        {selection.isOn ? (
          <Suspense>
            <BulkBar
              selection={selection}
              matching={result.wholes}
              transactions={transactions}
              onChange={bulk}
            />
          </Suspense>
        ) : (
          <TransactionSummary
            result={result}
            isNarrowed={isNarrowed(choices)}
            extra={narrow && reviewChip}
          />
        )}
        {choices.review && result.count > 0 && (
          <Suspense>
            <ReviewBar
              rows={result.rows(0, result.count)}
              reasonOf={({ id }) => review.get(id)}
              onAccept={accept}
              onChange={changeReviewed}
            />
          </Suspense>
        )}
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
            selection={selection}
            review={choices.review ? review : null}
            onAccept={accept}
            onReviewed={changeReviewed}
          />
        )}
        <div className={styles.footer}>
          <p role="status">
            Showing {result.wholes.toLocaleString('en-US')} of{' '}
            {index.wholes.toLocaleString('en-US')} transactions
          </p>
        </div>
      </section>
      <Suspense>
        {pillRow && (
          <RowCategory
            row={pillRow}
            transactions={transactions}
            changes={changes}
            isReview={choices.review}
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

/** Without any ids, the index would find all rows. */
const NO_ROW = [''];

const reviewed = (review: ReviewRows) => ({ ids: review.size === 0 ? NO_ROW : [...review.keys()] });

const counted = (count: number): string => countWords(count, 'transaction');

/** A split replaces the open row with its parts. */
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
        isNarrowed(choices) ? (
          <Button onClick={() => onChange(NO_CHOICE)}>Clear filters</Button>
        ) : (
          'The list fills when you add a transaction, import a statement, or connect a bank.'
        )
      }
    />
  );
}
