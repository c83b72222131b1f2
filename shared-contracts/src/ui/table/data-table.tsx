import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { Column, TableSort } from './column';
import styles from './data-table.module.css';

interface DataTableProps<Row> {
  readonly caption: ReactNode;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** With it, the first cell is a button, and the whole row reacts to the pointer. */
  readonly onRowOpen?: ((row: Row) => void) | undefined;
  readonly stackOnMobile?: boolean | undefined;
  readonly sort?: TableSort | undefined;
  readonly onSort?: ((key: string) => void) | undefined;
}

/** Below 768 px, each row is stacked, with each header beside its value. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, onRowOpen, stackOnMobile = true, sort, onSort } = props;
  return (
    <table className={clsx(styles.table, stackOnMobile && styles.stacks)}>
      <caption className="sr-only">{caption}</caption>
      <thead className={styles.head}>
        <tr>
          {columns.map((column) => (
            <HeaderCell key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} className={styles.row}>
            {columns.map((column, index) => (
              <BodyCell
                key={column.key}
                column={column}
                row={row}
                first={index === 0}
                onOpen={onRowOpen}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface BodyCellProps<Row> {
  readonly column: Column<Row>;
  readonly row: Row;
  readonly first: boolean;
  readonly onOpen: ((row: Row) => void) | undefined;
}

function BodyCell<Row>({ column, row, first, onOpen }: BodyCellProps<Row>) {
  const content = column.cell(row);
  const className = clsx(styles.cell, column.align === 'end' && styles.end);
  if (first) {
    return (
      <th scope="row" className={clsx(className, styles.first)}>
        {onOpen ? (
          <button type="button" className={styles.open} onClick={() => onOpen(row)}>
            {content}
          </button>
        ) : (
          content
        )}
      </th>
    );
  }
  return (
    <td className={className}>
      <span className={styles.label} aria-hidden="true">
        {column.header}
      </span>
      {content}
    </td>
  );
}

interface HeaderCellProps<Row> {
  readonly column: Column<Row>;
  readonly sort: TableSort | undefined;
  readonly onSort: ((key: string) => void) | undefined;
}

const arrows = { asc: ArrowUp, desc: ArrowDown, none: ChevronsUpDown };
const words = { asc: 'ascending', desc: 'descending', none: 'none' } as const;

function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const className = clsx(styles.header, column.align === 'end' && styles.end);
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
