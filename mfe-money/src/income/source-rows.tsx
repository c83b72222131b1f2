import type { IncomeSource } from '@halyard/shared-contracts/finance';
import { Money } from '@halyard/shared-contracts/ui';
import { Monogram } from '@halyard/shared-contracts/ui/parts';
import { transactionsAddress } from '@halyard/shared-contracts/wire';
import { RowsLink } from '../rows-link';
import styles from './income.module.css';
import { rhythmWords } from './income-words';

const rowsOf = ({ name, category }: IncomeSource): string =>
  transactionsAddress(name === category ? { category } : { merchants: [name] });

export function SourceRows({ sources }: { readonly sources: readonly IncomeSource[] }) {
  return (
    <ul className={styles.sources} aria-label="Regular income">
      {sources.map((source) => (
        <li key={`${source.name} ${source.cadence} ${source.amount}`} className={styles.source}>
          <Monogram name={source.name} size="small" />
          <span className={styles.sourceWords}>
            <span className={styles.sourceName}>{source.name}</span>
            {rhythmWords(source)}
          </span>
          <span className={styles.yearly}>
            <RowsLink to={rowsOf(source)}>
              <Money amount={source.yearly} decimals={0} /> a year
            </RowsLink>
          </span>
        </li>
      ))}
    </ul>
  );
}
