import type { ReactNode } from 'react';

/** One column: what its header says and what a row shows in it. */
export interface Column<Row> {
  readonly key: string;
  readonly header: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'start' | 'end' | undefined;
  readonly sortable?: boolean | undefined;
}

/** What the rows are sorted by; the screen sorts them. */
export interface TableSort {
  readonly key: string;
  readonly direction: 'asc' | 'desc';
}
