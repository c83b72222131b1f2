import type { Category, Transaction } from '@halyard/shared-contracts/finance';
import {
  Button,
  ChipGroup,
  SearchField,
  SelectField,
  SortButtons,
} from '@halyard/shared-contracts/ui';
import { FilterSheet, useNarrow } from '@halyard/shared-contracts/ui/parts';
import { type KeyboardEvent, type ReactNode, type RefObject, useMemo } from 'react';
import { categoryChips } from './category-chips';
import type { Narrowing } from './narrowings';
import { ownTags } from '../tags/own-tags';
import { filtersSet, NO_CHOICE, resorted, type TransactionChoices } from './transaction-choices';
import styles from './transaction-filters.module.css';

interface TransactionFiltersProps {
  readonly choices: TransactionChoices;
  readonly transactions: readonly Transaction[];
  readonly narrowings: readonly Narrowing[];
  /** An example is "24 transactions". */
  readonly found: string;
  readonly search: RefObject<HTMLDivElement | null>;
  readonly extra: ReactNode;
  readonly onChange: (part: Partial<TransactionChoices>) => void;
}

const TYPES = [
  { value: 'all', label: 'All' },
  { value: 'income', label: 'Income' },
  { value: 'expense', label: 'Expense' },
] as const;

const DATES = [
  { value: 'all', label: 'All' },
  { value: 'month', label: 'This Month' },
  { value: '30', label: 'Last 30 Days' },
  { value: '90', label: 'Last 90 Days' },
] as const;

const SORTS = [
  { value: 'date', label: 'Date' },
  { value: 'amount', label: 'Amount' },
  { value: 'merchant', label: 'Merchant' },
  { value: 'category', label: 'Category' },
] as const;

const ANY_TAG = { value: '', label: 'Any tag' };

/** The tag in the address may belong to no row any more. */
function tagChoices(transactions: readonly Transaction[], chosen: string | null) {
  const tags = ownTags(transactions);
  return chosen === null || tags.includes(chosen) ? tags : [...tags, chosen];
}

export function TransactionFilters(props: TransactionFiltersProps) {
  const { choices, narrowings, found, search, extra, onChange } = props;
  const narrow = useNarrow();
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    if (choices.query === '') search.current?.querySelector('input')?.blur();
    else onChange({ query: '' });
  };
  return (
    <div className={styles.filters}>
      <div className={styles.first}>
        <div ref={search} role="presentation" className={styles.search} onKeyDown={leave}>
          <SearchField
            label="Search transactions"
            placeholder="Search merchants, categories..."
            value={choices.query}
            onChange={(query) => onChange({ query })}
          />
        </div>
        {extra}
        {narrow && (
          <FilterSheet
            compact
            active={filtersSet(choices)}
            result={found}
            onClear={() => onChange({ ...NO_CHOICE, query: choices.query })}
          >
            <Choices {...props} />
          </FilterSheet>
        )}
      </div>
      {!narrow && <Choices {...props} />}
      {narrowings.length > 0 && (
        <div className={styles.line}>
          {narrowings.map(({ label, lifted }) => (
            <Button key={label} size="small" onClick={() => onChange(lifted)}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

function Choices({ choices, transactions, onChange }: TransactionFiltersProps) {
  const chips = useMemo(
    () => categoryChips(transactions, choices.category),
    [transactions, choices.category],
  );
  const tags = useMemo(() => tagChoices(transactions, choices.tag), [transactions, choices.tag]);
  return (
    <>
      <Choice label="Category">
        <ChipGroup<Category | 'all'>
          label="Category"
          options={chips}
          value={choices.category}
          onChange={(category) => onChange({ category })}
        />
      </Choice>
      <div className={styles.line}>
        <Choice label="Type">
          <ChipGroup
            label="Type"
            options={TYPES}
            value={choices.type}
            onChange={(type) => onChange({ type })}
          />
        </Choice>
        <Choice label="Date">
          <ChipGroup
            label="Date"
            options={DATES}
            value={choices.date}
            onChange={(date) => onChange({ date })}
          />
        </Choice>
        {tags.length > 0 && (
          <div className={styles.tag}>
            <SelectField
              label="Tag"
              options={[ANY_TAG, ...tags.map((tag) => ({ value: tag, label: tag }))]}
              value={choices.tag ?? ''}
              onChange={({ target }) => onChange({ tag: target.value || null })}
            />
          </div>
        )}
        <SortButtons
          label="Sort by"
          options={SORTS}
          value={choices.sort}
          direction={choices.direction}
          onChange={(pressed) => onChange(resorted(choices, pressed))}
        />
      </div>
    </>
  );
}

function Choice({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.choice}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
}
