import {
  account,
  failure,
  fakeBackend,
  financialData,
  renderScreen,
} from '@halyard/shared-contracts/testing';
import { ToastRegion } from '@halyard/shared-contracts/ui';
import type { StatementPreview } from '@halyard/shared-contracts/wire';
import { act, screen, waitFor } from '@testing-library/react';
import { StatementDialog } from './statement-dialog';

const PREVIEW = 'POST /api/finance/statements/preview';

const read: StatementPreview = {
  format: 'csv',
  encoding: 'utf-8',
  question: null,
  accounts: [],
  columns: ['Date', 'Payee', 'Amount'],
  mapping: {
    date: 0,
    payee: 1,
    amount: 2,
    debit: null,
    credit: null,
    direction: null,
    note: null,
    ref: null,
  },
  date_order: 'mdy',
  decimal: '.',
  inverted: false,
  notice: null,
  rows: [
    { line: 2, date: '2025-06-13', payee: 'Coffee', amount: -4.5, duplicate: null, take: true },
  ],
  closing: null,
};

async function open(route = '/accounts') {
  const backend = fakeBackend(financialData(), { [PREVIEW]: read });
  const jar = account({ id: 'acc-1', name: 'Jar', source: 'manual' });
  const { user, location } = renderScreen(
    <>
      <StatementDialog accounts={[jar]} onClose={() => undefined} />
      <ToastRegion />
    </>,
    { backend, route },
  );
  await user.upload(screen.getByLabelText('Statement file'), new File(['a'], 'june.csv'));
  await user.click(await screen.findByRole('button', { name: 'How this file is read' }));
  await user.selectOptions(screen.getByLabelText('Balance of Jar'), 'move');
  return { user, backend, location, inverted: screen.getByRole('switch') };
}

it('keeps the chosen balance and blocks the import while the file is read again', async () => {
  const { user, backend, inverted } = await open();
  let answer: (preview: StatementPreview) => void = () => {};
  backend.on(PREVIEW, () => new Promise<StatementPreview>((resolve) => (answer = resolve)));
  await user.click(inverted);
  await screen.findByText('Reading the statement...');
  expect(inverted).toHaveFocus();
  const send = screen.getByRole('button', { name: 'Import 1 transaction' });
  expect(send).toHaveAttribute('aria-disabled', 'true');
  answer({ ...read, rows: read.rows.map((row) => ({ ...row, amount: 4.5 })) });
  expect(await screen.findByText('+$4.50')).toBeInTheDocument();
  expect(screen.getByLabelText('Balance of Jar')).toHaveValue('move');
  await waitFor(() => expect(send).not.toHaveAttribute('aria-disabled', 'true'));
  expect(inverted).toHaveFocus();
});

it('shows a sentence for money out, and another one when the signs are reversed', async () => {
  const { user, backend, inverted } = await open();
  const examples = screen.getByRole('region', { name: 'Examples from this file' });
  expect(examples).toHaveTextContent('$4.50 spent at Coffee on Jun 13, 2025');
  backend.on(PREVIEW, { ...read, rows: read.rows.map((row) => ({ ...row, amount: 4.5 })) });
  await user.click(inverted);
  await waitFor(() =>
    expect(examples).toHaveTextContent('$4.50 received from Coffee on Jun 13, 2025'),
  );
});

it('shows what was left out, and that the file was read with reversed signs', async () => {
  const { user, backend } = await open();
  const notice = '2 rows in EUR were left out because the account is in USD.';
  backend.on(PREVIEW, { ...read, inverted: true, notice });
  await user.upload(screen.getByLabelText('Statement file'), new File(['b'], 'card.csv'));
  expect(await screen.findByText(notice)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'How this file is read' }));
  expect(screen.getByRole('switch')).toBeChecked();
});

it('lets the user choose one of several accounts in a file', async () => {
  const { user, backend } = await open();
  backend.on(PREVIEW, { ...read, question: 'account', accounts: ['Checking', 'Card'], rows: [] });
  await user.upload(screen.getByLabelText('Statement file'), new File(['b'], 'all.qif'));
  expect(await screen.findByText(/several accounts/)).toBeVisible();
  let sent: unknown = null;
  backend.on(PREVIEW, async (request: Request) => {
    sent = await request.json();
    return { ...read, accounts: ['Checking', 'Card'] };
  });
  await user.selectOptions(screen.getByLabelText('Account in this file'), 'Card');
  expect(await screen.findByRole('button', { name: 'Import 1 transaction' })).toBeVisible();
  expect(sent).toMatchObject({ account: 'Card' });
});

it.each([
  ['/accounts?details=acc-1', '/accounts?details=acc-1'],
  ['/transactions?q=coffee', '/transactions?account=acc-1'],
])('reports an import on %s on the same screen and offers Undo', async (route, place) => {
  const made = { id: 'imp-1', account_id: 'acc-1', file_name: 'june.csv', format: 'csv' };
  const counts = { added: 1, skipped: 0, edited: 0, first_day: null, last_day: null };
  const { user, backend, location } = await open(route);
  backend.on('POST /api/finance/statements', {
    import: { ...made, ...counts, imported_at: '2025-06-30T10:00:00Z', undone_at: null },
  });
  await user.click(screen.getByRole('button', { name: 'Import 1 transaction' }));
  expect(await screen.findByText('1 transaction imported')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(location()).toBe(place);
});

it('keeps the reading fields when a file cannot be read that way', async () => {
  const { user, backend, inverted } = await open();
  backend.on(PREVIEW, () => failure(400, 'No date in that column'));
  await user.selectOptions(screen.getByLabelText('Date'), 'Payee');
  expect(await screen.findByText('No date in that column')).toBeVisible();
  expect(inverted).toBeInTheDocument();
});
