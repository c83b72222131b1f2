import { failure } from '@halyard/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { namesIn, openCategories } from './testing/open-categories';

const open = async (user: ReturnType<typeof openCategories>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
};

describe('the order of categories', () => {
  // Covers P3-A4-7, P3-A4-12.
  it('changes with the arrow keys, which keep the focus on the row and say where it is', async () => {
    const { user, sent } = openCategories();
    const handle = await screen.findByRole('button', { name: 'Move Mortgage' });
    handle.focus();
    await user.keyboard('{ArrowUp}');
    await waitFor(async () =>
      expect((await namesIn('Fixed Expenses')).slice(0, 2)).toEqual(['Mortgage', 'Rent']),
    );
    expect(screen.getByRole('button', { name: 'Move Mortgage' })).toHaveFocus();
    expect(screen.getByText(/^Mortgage is now 1 of \d+$/)).toBeInTheDocument();
    await user.keyboard('{ArrowUp}');
    await user.keyboard('{ArrowDown}');
    await waitFor(async () =>
      expect((await namesIn('Fixed Expenses')).slice(0, 2)).toEqual(['Rent', 'Mortgage']),
    );
    expect(sent).toEqual([
      ['PUT mortgage', { order: 0 }],
      ['PUT mortgage', { order: 1 }],
    ]);
  });

  it('changes with buttons too, and returns when the change is refused', async () => {
    const { user, backend, sent } = openCategories();
    const dialog = await open(user, 'Mortgage');
    await user.click(dialog.getByRole('button', { name: 'Move up' }));
    const up = dialog.getByRole('button', { name: 'Move up' });
    await waitFor(() => expect(up).toHaveAttribute('aria-disabled', 'true'));
    expect(sent).toEqual([['PUT mortgage', { order: 0 }]]);
    backend.on('PUT /api/finance/categories/mortgage', () => failure(503, 'Not now'));
    await user.click(dialog.getByRole('button', { name: 'Move down' }));
    expect(await screen.findByText('Not now')).toBeVisible();
    await waitFor(async () => expect((await namesIn('Fixed Expenses'))[0]).toBe('Mortgage'));
  });
});

describe('deleting a category', () => {
  // Covers P3-A4-8, P3-A4-9, P3-A4-12.
  it('asks where its contents go, says how many, and is undone in one press', async () => {
    const { user, sent } = openCategories({ used: ['category-coffee'] });
    const sheet = await open(user, 'Coffee beans');
    await user.click(sheet.getByRole('button', { name: 'Delete category' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Coffee beans?' }));
    expect(
      dialog.getByText('Choose another category for 12 transactions and 1 budget.'),
    ).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Delete category' })).toBeDisabled();
    const target = dialog.getByLabelText('Move to');
    expect(within(target).queryByRole('option', { name: 'Coffee beans' })).toBeNull();
    await user.selectOptions(target, 'Groceries');
    await user.click(dialog.getByRole('button', { name: 'Delete category' }));
    expect(await screen.findByText('Deleted Coffee beans')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Treats' })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Change undone: 12 entries')).toBeVisible();
    expect(await namesIn('Treats')).toEqual(['Coffee beans']);
    expect(sent).toEqual([
      ['DELETE category-coffee', null],
      ['DELETE category-coffee', 'groceries'],
    ]);
  });

  it('asks nothing when nothing is in it, and is undone in the list of changes later', async () => {
    const { user } = openCategories();
    const sheet = await open(user, 'Coffee beans');
    await user.click(sheet.getByRole('button', { name: 'Delete category' }));
    await screen.findByText('Deleted Coffee beans');
    const card = within(screen.getByRole('region', { name: 'Recent changes' }));
    await user.click(await card.findByRole('button', { name: 'Undo: Deleted category-coffee' }));
    expect(await card.findByText('Undone')).toBeVisible();
    expect(await namesIn('Treats')).toEqual(['Coffee beans']);
  });
});

describe('merging a category', () => {
  // Covers P3-A4-8, P3-A4-12.
  it('names the target on its button, and can be undone', async () => {
    const { user, sent } = openCategories();
    const sheet = await open(user, 'Coffee beans');
    await user.click(sheet.getByText('Merge into another category'));
    expect(sheet.getByRole('button', { name: 'Merge' })).toBeDisabled();
    await user.selectOptions(sheet.getByLabelText('Merge into'), 'Groceries');
    await user.click(sheet.getByRole('button', { name: 'Merge into Groceries' }));
    expect(await screen.findByText('Merged Coffee beans into Groceries')).toBeVisible();
    expect(sent).toEqual([['PUT category-coffee', { mergeInto: 'groceries' }]]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await namesIn('Treats')).toEqual(['Coffee beans']);
  });
});
