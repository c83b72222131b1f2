import {
  failure,
  type FakeBackend,
  fakeBackend,
  financialData,
  renderScreen,
} from '@halyard/shared-contracts/testing';
import { ToastRegion } from '@halyard/shared-contracts/ui';
import { screen } from '@testing-library/react';
import { KnowledgeAdminScreen } from './knowledge-admin-screen';

const CATEGORIES = 'GET /api/knowledge/categories';
const STORE = 'POST /api/knowledge/store';
const RESTRICTED =
  'Access Restricted - Knowledge Base Administration is only available in development mode.';

const knowledge = () =>
  fakeBackend(financialData(), {
    [CATEGORIES]: { success: true, categories: ['investment_strategies', 'tax_planning'] },
    [STORE]: { success: true, ids: ['k-1'] },
  });

const show = (backend: FakeBackend, development?: boolean) =>
  renderScreen(
    <>
      {development === undefined ? (
        <KnowledgeAdminScreen />
      ) : (
        <KnowledgeAdminScreen development={development} />
      )}
      <ToastRegion />
    </>,
    { backend },
  );

async function fill({ user }: ReturnType<typeof show>) {
  await user.selectOptions(await screen.findByLabelText('Category'), 'Tax planning');
  await user.type(screen.getByLabelText('Title'), 'Losses');
  await user.type(screen.getByLabelText('Content'), 'They offset gains.');
  await user.type(screen.getByLabelText('Advisor name'), 'Ada Reyes');
}

const storeEntry = ({ user }: ReturnType<typeof show>) =>
  user.click(screen.getByRole('button', { name: 'Store entry' }));

describe('KnowledgeAdminScreen', () => {
  // Covers P1-2.10-1, P1-6-3, P2-2.knowledge-1, P2-2.knowledge-2, P2-6-1, P2-7-4, P2-8-4.
  it.each([
    ['the property is false', false],
    ['the property is missing', undefined],
  ])('is restricted outside development when %s', (_, development) => {
    const backend = knowledge();
    show(backend, development);
    expect(screen.getByText(RESTRICTED)).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(backend.calls).toEqual([]);
  });

  it('offers the categories of the API in development, investment strategies first', async () => {
    show(knowledge(), true);
    expect(await screen.findByLabelText('Category')).toHaveValue('investment_strategies');
    expect(screen.getByRole('option', { name: 'Tax planning' })).toBeInTheDocument();
    expect(screen.queryByText(RESTRICTED)).not.toBeInTheDocument();
  });

  it('stores an entry and clears the form for the next one', async () => {
    const backend = knowledge();
    const bodies: unknown[] = [];
    backend.on(STORE, async (request) => {
      bodies.push(await request.json());
      return { success: true, ids: ['k-1'] };
    });
    const shown = show(backend, true);
    await fill(shown);
    await storeEntry(shown);
    expect(await screen.findByText('Entry stored')).toBeInTheDocument();
    expect(bodies).toEqual([
      {
        category: 'tax_planning',
        title: 'Losses',
        content: 'They offset gains.',
        advisorName: 'Ada Reyes',
      },
    ]);
    expect(screen.getByLabelText('Title')).toHaveValue('');
    expect(screen.getByLabelText('Category')).toHaveValue('tax_planning');
  });

  it('names missing fields and sends no request', async () => {
    const backend = knowledge();
    const shown = show(backend, true);
    await screen.findByLabelText('Category');
    await storeEntry(shown);
    expect(screen.getByLabelText('Title')).toBeInvalid();
    expect(screen.getByLabelText('Content')).toBeInvalid();
    expect(backend.calls).not.toContain(STORE);
  });

  it('shows why an entry was refused and keeps the typed text', async () => {
    const backend = knowledge();
    backend.on(STORE, () => failure(403, 'Only in development.'));
    const shown = show(backend, true);
    await fill(shown);
    await storeEntry(shown);
    expect(await screen.findByRole('alert')).toHaveTextContent('Only in development.');
    expect(screen.getByLabelText('Title')).toHaveValue('Losses');
  });

  it('offers a retry when the categories cannot be loaded', async () => {
    const backend = knowledge();
    backend.on(CATEGORIES, () => failure(500, 'The knowledge base is closed.'));
    const { user } = show(backend, true);
    expect(await screen.findByText('The knowledge base is closed.')).toBeInTheDocument();
    backend.on(CATEGORIES, { success: true, categories: ['investment_strategies'] });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByLabelText('Category')).toBeInTheDocument();
  });
});
