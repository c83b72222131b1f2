import type { IncomeSource } from '@halyard/shared-contracts/finance';
import { useAccountsQuery } from '@halyard/shared-contracts/store';
import { Money } from '@halyard/shared-contracts/ui';
import { Monogram } from '@halyard/shared-contracts/ui/parts';
import { transactionsAddress } from '@halyard/shared-contracts/wire';
import { RowsLink } from '../rows-link';
import styles from './income.module.css';
import { rhythmWords } from './income-words';

/** The account is null for a source whose name is unique. */
const rowsOf = ({ name, category }: IncomeSource, account: string | null): string =>
  transactionsAddress(name === category ? { category } : { merchants: [name], account });

export function SourceRows({ sources }: { readonly sources: readonly IncomeSource[] }) {
  const names = sources.map(({ name }) => name);
  const isShared = (name: string) => names.indexOf(name) !== names.lastIndexOf(name);
  const { data } = useAccountsQuery(undefined, { skip: !names.some(isShared) });
  const accountName = (id: string | null) =>
    data?.accounts.find((account) => account.id === id)?.name;
  return (
    <ul className={styles.sources} aria-label="Regular income">
      {sources.map((source) => {
        const { name, cadence, amount, accountId = null } = source;
        const account = isShared(name) ? accountId : null;
        const words = [rhythmWords(source), accountName(account)].filter(Boolean);
        return (
          <li key={`${name} ${cadence} ${amount} ${account}`} className={styles.source}>
            <Monogram name={name} size="small" />
            <span className={styles.sourceWords}>
              <span className={styles.sourceName}>{name}</span>
              {words.join(' · ')}
            </span>
            <span className={styles.yearly}>
              <RowsLink to={rowsOf(source, account)}>
                <Money amount={source.yearly} decimals={0} /> a year
              </RowsLink>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
