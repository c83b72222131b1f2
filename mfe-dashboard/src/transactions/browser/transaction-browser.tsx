import { Suspense, useRef } from 'react';
import { useChoices } from '../filter/use-choices';
import { TransactionList } from '../list/transaction-list';
import { useSelection } from '../select/use-selection';
import { useShortcuts } from '../shortcuts/use-shortcuts';
import type { TransactionsData } from '../transactions-data';
import type { TransactionChanges } from '../use-transaction-changes';
import { MerchantCard, ReviewBar } from './lazy-parts';
import { ListTools } from './list-tools';
import { NothingFound } from './nothing-found';
import { RowDialogs } from './row-dialogs';
import styles from './transaction-browser.module.css';
import { useFoundRows } from './use-found-rows';
import { useOpenRow } from './use-open-row';
import { useReviewActions } from './use-review-actions';

interface TransactionBrowserProps {
  readonly data: TransactionsData;
  readonly changes: TransactionChanges;
  readonly hasShortcuts: boolean;
}

export function TransactionBrowser({ data, changes, hasShortcuts }: TransactionBrowserProps) {
  const { transactions, today } = data;
  const { choices, change } = useChoices();
  const found = useFoundRows(data, choices);
  const { names, review, result } = found;
  const selection = useSelection(result);
  const search = useRef<HTMLDivElement>(null);
  useShortcuts({ '/': () => search.current?.querySelector('input')?.focus() }, hasShortcuts);
  const opened = useOpenRow(transactions);
  const { accept, changeReviewed } = useReviewActions(review, changes.bulk, opened);
  const tools = { found, transactions, choices, selection, search };
  return (
    <>
      <ChosenMerchant merchants={choices.merchants} data={data} />
      <section aria-label="Transactions" className={styles.card}>
        <ListTools {...tools} onChange={change} onBulk={changes.bulk} />
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
            onOpen={opened.open}
            onEdit={opened.edit}
            onCategory={opened.setPillRow}
            selection={selection}
            review={choices.review ? review : null}
            onAccept={accept}
            onReviewed={changeReviewed}
          />
        )}
        <Shown shown={result.wholes} all={found.wholes} />
      </section>
      <RowDialogs
        opened={opened}
        data={data}
        names={names}
        changes={changes}
        isReview={choices.review}
      />
    </>
  );
}

interface ChosenMerchantProps {
  readonly merchants: readonly string[];
  readonly data: TransactionsData;
}

function ChosenMerchant({ merchants, data: { transactions, today } }: ChosenMerchantProps) {
  const [merchant] = merchants;
  if (merchant === undefined || merchants.length > 1) return null;
  return (
    <Suspense>
      <MerchantCard merchant={merchant} transactions={transactions} today={today} />
    </Suspense>
  );
}

function Shown({ shown, all }: { readonly shown: number; readonly all: number }) {
  return (
    <div className={styles.footer}>
      <p role="status">
        Showing {shown.toLocaleString('en-US')} of {all.toLocaleString('en-US')} transactions
      </p>
    </div>
  );
}
