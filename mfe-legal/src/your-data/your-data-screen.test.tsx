import { demoHousehold } from '@halyard/shared-contracts/demo';
import { fakeBackend, renderScreen } from '@halyard/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { YourDataScreen } from './your-data-screen';

const RECEIPT = {
  id: 'r-1',
  asked_at: '2026-11-20T09:00:00.000Z',
  erased_at: '2026-11-20T09:00:00.000Z',
  erased_by: '2026-12-20',
  backups_by: '2027-02-18',
  banks: 1,
  accounts: 2,
  transactions: 1200,
};
const ALLOWED = { granted: true, text_version: '2026-11-20', at: '2026-11-20T09:00:00.000Z' };

const show = (handlers: object = {}) =>
  renderScreen(<YourDataScreen />, {
    backend: fakeBackend(demoHousehold(), {
      'GET /api/privacy/records': { consents: [] },
      ...handlers,
    }),
  });

it('says which permissions were given, under which text, and takes them back', async () => {
  let granted = true;
  const { user } = show({
    'GET /api/privacy/records': () => ({ consents: [{ ...ALLOWED, granted }] }),
    'POST /api/ai/consent': () => {
      granted = false;
      return { success: true };
    },
  });
  expect(await screen.findByText('AI answers allowed')).toBeInTheDocument();
  expect(screen.getByText('Text of 2026-11-20')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Withdraw the permission' }));
  expect(await screen.findByText('AI answers not allowed')).toBeInTheDocument();
});

it('brings a chosen copy back and says what came', async () => {
  const { user } = show({
    'POST /api/privacy/copy': {
      success: true,
      accounts: 1,
      transactions: 1200,
      exported_at: '2026-11-20T09:00:00.000Z',
    },
  });
  const file = new File(['zip'], 'mine.zip', { type: 'application/zip' });
  await user.upload(screen.getByLabelText('Copy of your data'), file);
  expect(
    await screen.findByText(/1 account and 1,200 transactions are\s+back/),
  ).toBeInTheDocument();
});

describe('deleting everything', () => {
  const open = async (handlers: object = {}) => {
    const { user } = show(handlers);
    await user.click(screen.getByRole('button', { name: 'Delete my data' }));
    const dialog = within(screen.getByRole('dialog'));
    return { user, dialog, word: dialog.getByLabelText('Type DELETE to go on') };
  };

  it('says what will be gone and when, and does nothing without the word', async () => {
    const { user, dialog, word } = await open();
    expect(dialog.getByText(/cannot be taken back/)).toBeInTheDocument();
    expect(dialog.getByText(/within 30 days .* within 90 days/)).toBeInTheDocument();
    await user.type(word, 'delete');
    await user.click(dialog.getByRole('button', { name: 'Delete everything' }));
    expect(dialog.getByText('Type DELETE in capital letters')).toBeInTheDocument();
  });

  it('gives the receipt once it is done', async () => {
    const { user, dialog, word } = await open({
      'POST /api/privacy/deletions': { receipt: RECEIPT },
    });
    await user.type(word, 'DELETE');
    await user.click(dialog.getByRole('button', { name: 'Delete everything' }));
    expect(await screen.findByText(/Everything is gone/)).toBeInTheDocument();
    expect(screen.getByText('r-1')).toBeInTheDocument();
    expect(screen.getByText('1,200')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Download the receipt' })).toBeInTheDocument();
  });
});
