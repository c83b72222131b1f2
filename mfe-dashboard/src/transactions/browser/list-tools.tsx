import { countWords, type Transaction } from '@halyard/shared-contracts/finance';
import { useNarrow } from '@halyard/shared-contracts/ui/parts';
import { type ReactNode, type RefObject, Suspense } from 'react';
import { narrowings } from '../filter/narrowings';
import { isNarrowed, type TransactionChoices } from '../filter/transaction-choices';
import { TransactionFilters } from '../filter/transaction-filters';
import { ReviewChip } from '../review/review-chip';
import { SelectButton } from '../select/select-button';
import type { Selection } from '../select/use-selection';
import { TransactionSummary } from '../transaction-summary';
import type { TransactionChanges } from '../use-transaction-changes';
import { BulkBar } from './lazy-parts';
import type { FoundRows } from './use-found-rows';

interface ListToolsProps {
  readonly found: FoundRows;
  readonly transactions: readonly Transaction[];
  readonly choices: TransactionChoices;
  readonly selection: Selection;
  readonly search: RefObject<HTMLDivElement | null>;
  readonly onChange: (part: Partial<TransactionChoices>) => void;
  readonly onBulk: TransactionChanges['bulk'];
}

/** The review chip stands among the filters, and on a phone beside the sums. */
export function ListTools(props: ListToolsProps) {
  const { found, transactions, choices, selection, search, onChange, onBulk } = props;
  const { names, review, result } = found;
  const narrow = useNarrow();
  const reviewChip: ReactNode = (review.size > 0 || choices.review) && (
    <ReviewChip
      count={review.size}
      pressed={choices.review}
      onPress={() => onChange({ review: !choices.review })}
    />
  );
  return (
    <>
      <TransactionFilters
        choices={choices}
        transactions={transactions}
        narrowings={narrowings(choices, names)}
        found={countWords(result.wholes, 'transaction')}
        search={search}
        extra={
          <>
            {!narrow && reviewChip}
            {!selection.isOn && result.count > 0 && <SelectButton onPress={selection.start} />}
          </>
        }
        onChange={onChange}
      />
      {selection.isOn ? (
        <Suspense>
          <BulkBar
            selection={selection}
            matching={result.wholes}
            transactions={transactions}
            onChange={onBulk}
          />
        </Suspense>
      ) : (
        <TransactionSummary
          result={result}
          isNarrowed={isNarrowed(choices)}
          extra={narrow && reviewChip}
        />
      )}
    </>
  );
}
