import { type Category, inCategory, type Transaction } from '@halyard/shared-contracts/finance';
import { SearchField } from '@halyard/shared-contracts/ui';
import { CategoryTile, Sheet } from '@halyard/shared-contracts/ui/parts';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { useOfferedCategories } from '../form/use-category-options';
import styles from './category-picker.module.css';
import { usualCategories } from './usual-categories';

interface CategoryPickerProps {
  readonly title: string;
  /** It is null when the rows have different categories. */
  readonly current: Category | null;
  readonly transactions: readonly Transaction[];
  readonly onChoose: (category: Category) => void;
  readonly onClose: () => void;
}

export function CategoryPicker(props: CategoryPickerProps) {
  const { title, current, transactions, onChoose, onClose } = props;
  const [query, setQuery] = useState('');
  const usualOnes = useMemo(() => usualCategories(transactions), [transactions]);
  const wanted = query.trim().toLowerCase();
  const offered = useOfferedCategories(current);
  const byName = new Map(offered.map((each) => [each.name, inCategory(each)]));
  const all = [...byName.keys()];
  const usual = usualOnes.filter((category) => byName.has(category));
  const found = all.filter((category) => category.toLowerCase().includes(wanted));
  const choices = (label: string, categories: readonly Category[]) => (
    <section aria-label={label}>
      <h3 className={styles.label}>{label}</h3>
      <ul role="list" className={styles.choices}>
        {categories.map((category) => (
          <li key={category}>
            <button
              type="button"
              className={styles.choice}
              aria-pressed={category === current}
              onClick={() => onChoose(category)}
            >
              <CategoryTile {...(byName.get(category) ?? { category })} size="small" />
              {category}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
  return (
    <Sheet title={title} open onClose={onClose}>
      <div className={styles.picker}>
        <SearchField
          label="Find a category"
          placeholder="Find a category"
          value={query}
          onChange={setQuery}
        />
        {wanted === '' && usual.length > 0 && choices('You use these most', usual)}
        {found.length > 0 ? (
          choices('All categories', found)
        ) : (
          <p role="status">No category has this name</p>
        )}
        <Link to="/categories">Manage categories</Link>
      </div>
    </Sheet>
  );
}
