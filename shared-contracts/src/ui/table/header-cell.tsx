import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { classNames } from '../class-names';
import type { Column, TableSort } from './column';
import styles from './data-table.module.css';

interface HeaderCellProps<Row> {
  readonly column: Column<Row>;
  readonly sort: TableSort | undefined;
  readonly onSort: ((key: string) => void) | undefined;
}

const arrows = { asc: ArrowUp, desc: ArrowDown, none: ChevronsUpDown };
const words = { asc: 'ascending', desc: 'descending', none: 'none' } as const;

export function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const className = classNames(styles.header, column.align === 'end' && styles.end);
  if (!column.sortable || !onSort) {
    return (
      <th scope="col" className={className}>
        {column.header}
      </th>
    );
  }
  const direction = sort?.key === column.key ? sort.direction : 'none';
  const Arrow = arrows[direction];
  return (
    <th scope="col" aria-sort={words[direction]} className={className}>
      <button type="button" className={styles.sort} onClick={() => onSort(column.key)}>
        {column.header}
        <Arrow size={14} aria-hidden="true" />
      </button>
    </th>
  );
}
