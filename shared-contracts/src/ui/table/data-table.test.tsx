import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Column } from './column';
import { DataTable } from './data-table';

interface Entry {
  readonly id: string;
  readonly merchant: string;
  readonly amount: string;
}

const ROWS: readonly Entry[] = [
  { id: '1', merchant: 'Shell', amount: '−$52.01' },
  { id: '2', merchant: 'Acme Payroll', amount: '$2,600.00' },
];

const details = jest.fn();
beforeEach(() => details.mockClear());

const COLUMNS: readonly Column<Entry>[] = [
  { key: 'merchant', header: 'Transaction', cell: (row) => row.merchant },
  { key: 'amount', header: 'Amount', align: 'end', sortable: true, cell: (row) => row.amount },
  {
    key: 'actions',
    header: 'Actions',
    cell: (row) => <button onClick={() => details(row.id)}>Details</button>,
  },
];

const base = {
  caption: 'Transactions',
  columns: COLUMNS,
  rows: ROWS,
  rowKey: (row: Entry) => row.id,
};

describe('DataTable', () => {
  it('is a table with a caption, column headers and row headers', () => {
    render(<DataTable {...base} />);
    const table = screen.getByRole('table', { name: 'Transactions' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Transaction', 'Amount', 'Actions']);
    const row = screen.getByRole('row', { name: /Shell/ });
    expect(within(row).getByRole('rowheader', { name: 'Shell' })).toBeVisible();
    expect(within(row).getByRole('cell', { name: '−$52.01' })).toBeVisible();
  });

  it('opens a row by its first cell, by pointer and by keyboard', async () => {
    const open = jest.fn();
    render(<DataTable {...base} onRowOpen={open} />);
    await userEvent.click(screen.getByRole('button', { name: 'Shell' }));
    screen.getByRole('button', { name: 'Acme Payroll' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(open.mock.calls).toEqual([[ROWS[0]], [ROWS[1]]]);
  });

  it('does not open the row when another button of it is pressed', async () => {
    const open = jest.fn();
    render(<DataTable {...base} onRowOpen={open} />);
    await userEvent.click(screen.getAllByRole('button', { name: 'Details' })[0]!);
    expect(details).toHaveBeenCalledWith('1');
    expect(open).not.toHaveBeenCalled();
  });

  it.each([
    ['asc', 'ascending'],
    ['desc', 'descending'],
  ] as const)(
    'announces that a column is sorted %s and reports a press on it',
    async (direction, spoken) => {
      const sort = jest.fn();
      render(<DataTable {...base} sort={{ key: 'amount', direction }} onSort={sort} />);
      const header = screen.getByRole('columnheader', { name: 'Amount' });
      expect(header).toHaveAttribute('aria-sort', spoken);
      await userEvent.click(within(header).getByRole('button'));
      expect(sort).toHaveBeenCalledWith('amount');
    },
  );

  it('stacks on a phone by default', () => {
    const { rerender } = render(<DataTable {...base} />);
    expect(screen.getByRole('table')).toHaveClass('stacks');
    rerender(<DataTable {...base} stackOnMobile={false} />);
    expect(screen.getByRole('table')).not.toHaveClass('stacks');
  });
});
