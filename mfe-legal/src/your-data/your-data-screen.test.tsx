import { demoHousehold } from '@halyard/shared-contracts/demo';
import { appApi, memoryStorage, read, STORAGE_KEYS } from '@halyard/shared-contracts/store';
import { failure, fakeBackend, renderScreen } from '@halyard/shared-contracts/testing';
import { AUTH_PATHS } from '@halyard/shared-contracts/wire';
import { screen, waitFor, within } from '@testing-library/react';
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

/** This query of another remote depends on the session. */
const probe = appApi.injectEndpoints({
  endpoints: (build) => ({
    yourDataSession: build.query<unknown, void>({
      query: () => read(AUTH_PATHS.session),
      providesTags: ['Session'],
    }),
  }),
});

const show = (handlers: object = {}, storage = memoryStorage()) => {
  const backend = fakeBackend(demoHousehold(), {
    'GET /api/privacy/records': { consents: [] },
    ...handlers,
  });
  return { backend, ...renderScreen(<YourDataScreen />, { storage, backend }) };
};

it('lists each permission with the version of its text, and withdraws it', async () => {
  let granted = true;
  const { user } = show({
    'GET /api/privacy/records': () => ({ consents: [{ ...ALLOWED, granted }] }),
    'POST /api/ai/consent': () => {
      granted = false;
      return { success: true };
    },
  });
  expect(await screen.findByText('AI answers allowed')).toBeInTheDocument();
  expect(screen.getByText(/and never your figures/)).toBeInTheDocument();
  expect(screen.getByText('Text of 2026-11-20')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Withdraw the permission' }));
  expect(await screen.findByText('AI answers not allowed')).toBeInTheDocument();
});

it('loads the assistant again after a permission is withdrawn', async () => {
  const { user, store, backend } = show({
    'GET /api/privacy/records': { consents: [ALLOWED] },
    'GET /api/auth/session': { userId: 'demo_user', email: null, ownData: true },
    'POST /api/ai/consent': { success: true },
  });
  void store.dispatch(probe.endpoints.yourDataSession.initiate());
  await user.click(await screen.findByRole('button', { name: 'Withdraw the permission' }));
  await waitFor(() =>
    expect(backend.calls.filter((call) => call === 'GET /api/auth/session')).toHaveLength(2),
  );
});

it('restores a chosen copy and reports what it contained', async () => {
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

it('says that a file is too large to be a copy', async () => {
  const { user } = show({
    'POST /api/privacy/copy': () => failure(413, 'The request is too large', 'PAYLOAD_TOO_LARGE'),
  });
  const file = new File(['zip'], 'film.zip', { type: 'application/zip' });
  await user.upload(screen.getByLabelText('Copy of your data'), file);
  expect(await screen.findByRole('alert')).toHaveTextContent(/larger than any copy/);
});

describe('a copy that would replace entries', () => {
  const open = async () => {
    const asked: string[] = [];
    const { user } = show({
      'POST /api/privacy/copy': ({ url }: { readonly url: string }) => {
        asked.push(new URL(url, 'http://here').search);
        return asked.length === 1
          ? failure(409, 'What you entered here would be replaced by this copy', 'REPLACES_ENTRIES')
          : {
              success: true,
              accounts: 1,
              transactions: 2,
              exported_at: '2026-11-20T09:00:00.000Z',
            };
      },
    });
    const file = new File(['zip'], 'mine.zip', { type: 'application/zip' });
    await user.upload(screen.getByLabelText('Copy of your data'), file);
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Replace what you entered here?' }),
    );
    return { user, asked, dialog };
  };

  it('is restored after the user agrees', async () => {
    const { user, asked, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: 'Replace' }));
    expect(await screen.findByText(/1 account and 2 transactions are\s+back/)).toBeInTheDocument();
    expect(asked).toEqual(['?name=mine.zip', '?name=mine.zip&replace=1']);
  });

  it('is not restored if the user cancels', async () => {
    const { user, asked, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(asked).toHaveLength(1);
  });
});

describe('deleting everything', () => {
  const open = async (handlers: object = {}) => {
    const storage = memoryStorage();
    storage.setItem(STORAGE_KEYS.onboardingAnswers, '{"q1":"A jar of coins"}');
    storage.setItem(STORAGE_KEYS.ownData, 'true');
    sessionStorage.setItem(STORAGE_KEYS.insights, '{}');
    const { user, location, store } = show(handlers, storage);
    await user.click(screen.getByRole('button', { name: 'Delete my data' }));
    const dialog = within(screen.getByRole('dialog'));
    const word = dialog.getByLabelText('Type DELETE to go on');
    return { user, dialog, word, storage, location, store };
  };

  it('explains what is deleted and when, and does nothing without the word', async () => {
    const { user, dialog, word } = await open();
    expect(dialog.getByText(/cannot be taken back/)).toBeInTheDocument();
    expect(dialog.getByText(/within 30 days .* within 90 days/)).toBeInTheDocument();
    await user.type(word, 'delete');
    await user.click(dialog.getByRole('button', { name: 'Delete everything' }));
    expect(dialog.getByText('Type DELETE in capital letters')).toBeInTheDocument();
  });

  it('closes without a question after the word was typed', async () => {
    const { user, dialog, word } = await open();
    await user.type(word, 'DELETE');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('shows the receipt after the deletion', async () => {
    const { user, dialog, word } = await open({
      'POST /api/privacy/deletions': { receipt: RECEIPT },
    });
    await user.type(word, 'DELETE');
    await user.click(dialog.getByRole('button', { name: 'Delete everything' }));
    expect(await screen.findByText(/Everything is gone/)).toBeInTheDocument();
    expect(screen.getByText('r-1')).toBeInTheDocument();
    expect(screen.getByText('1,200')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Download the receipt' })).toBeInTheDocument();
    expect(screen.getByText('Done on').nextElementSibling).toHaveTextContent('Nov 20, 2026');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('removes the user’s data from the browser after the deletion', async () => {
    const { user, dialog, word, storage, store } = await open({
      'POST /api/privacy/deletions': { receipt: RECEIPT },
    });
    await store.dispatch(appApi.endpoints.accounts.initiate()).unwrap();
    await user.type(word, 'DELETE');
    await user.click(dialog.getByRole('button', { name: 'Delete everything' }));
    await screen.findByText(/Everything is gone/);
    expect(storage.getItem(STORAGE_KEYS.onboardingAnswers)).toBeNull();
    expect(storage.getItem(STORAGE_KEYS.ownData)).toBeNull();
    expect(sessionStorage.getItem(STORAGE_KEYS.insights)).toBeNull();
    expect(appApi.endpoints.accounts.select()(store.getState()).data).toBeUndefined();
  });

  it('removes the user’s data from the browser if an earlier try has deleted everything', async () => {
    const { user, dialog, word, storage } = await open({
      'POST /api/privacy/deletions': () => failure(409, 'Nothing of yours', 'NOTHING_KEPT'),
    });
    await user.type(word, 'DELETE');
    await user.click(dialog.getByRole('button', { name: 'Delete everything' }));
    await waitFor(() => expect(storage.getItem(STORAGE_KEYS.ownData)).toBeNull());
    expect(dialog.getByRole('alert')).toHaveTextContent('Nothing of yours');
  });

  it('keeps the data of the browser while the user has to confirm their identity', async () => {
    const { user, dialog, word, storage, location } = await open({
      'POST /api/privacy/deletions': () => failure(403, 'Confirm it is you', 'CONFIRM_IDENTITY'),
    });
    await user.type(word, 'DELETE');
    await user.click(dialog.getByRole('button', { name: 'Delete everything' }));
    await waitFor(() => expect(location()).toBe('/confirm-identity?next=/your-data'));
    expect(storage.getItem(STORAGE_KEYS.onboardingAnswers)).toBe('{"q1":"A jar of coins"}');
    expect(storage.getItem(STORAGE_KEYS.ownData)).toBe('true');
  });
});
