import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly key: string;
  readonly header: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'start' | 'end' | undefined;
  readonly sortable?: boolean | undefined;
}

export interface TableSort {
  readonly key: string;
  readonly direction: 'asc' | 'desc';
}
