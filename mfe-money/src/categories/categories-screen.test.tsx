import { failure } from '@halyard/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { coffee, namesIn, openCategories } from './testing/open-categories';

const open = async (user: ReturnType<typeof openCategories>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
};

describe('the categories', () => {
  // Covers P3-A4-12.
  it('stand in the groups of the budget, then the own ones, income, and transfers', async () => {
    openCategories();
    await screen.findByRole('list', { name: 'Treats' });
    const cards = screen.getAllByRole('heading', { level: 2 });
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      'Fixed Expenses',
      'Variable Expenses',
      'Savings & Investments',
      'Treats',
      'Income',
      'Transfers',
      'Recent changes',
    ]);
    expect(await namesIn('Treats')).toEqual(['Coffee beans']);
    expect(await namesIn('Transfers')).toEqual(['Transfer']);
    expect(await screen.findByText(/appears here, and you can undo it/)).toBeVisible();
  });

  it('say while they load, and stay when they cannot be read again', async () => {
    const { backend, user } = openCategories();
    expect(screen.getByText('Loading categories...')).toBeVisible();
    await screen.findByRole('list', { name: 'Treats' });
    backend.on('GET /api/finance/categories', () => failure(500, 'The list is not there'));
    screen.getByRole('button', { name: 'Move Mortgage' }).focus();
    await user.keyboard('{ArrowUp}');
    expect(await screen.findByText('Could not refresh.')).toBeVisible();
    expect(await namesIn('Treats')).toEqual(['Coffee beans']);
  });

  // Covers P3-A4-3, P3-A4-12.
  it('are added with a name, a kind, an own group, a color, and an icon', async () => {
    const { user, sent } = openCategories();
    await screen.findByRole('list', { name: 'Treats' });
    const dialog = await open(user, 'Add category');
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await dialog.findByText('Enter a name of at most 40 letters')).toBeVisible();
    await user.type(dialog.getByLabelText('Name'), ' Vinyl ');
    await user.selectOptions(dialog.getByLabelText('Group in your budget'), 'A new group');
    await user.type(dialog.getByLabelText('Name of the group'), 'Hobbies');
    await user.click(dialog.getByRole('radio', { name: 'Teal' }));
    await user.click(dialog.getByRole('radio', { name: 'Entertainment' }));
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await namesIn('Hobbies')).toEqual(['Vinyl']);
    const look = { color: 'insurance', icon: 'entertainment' };
    expect(sent).toEqual([['POST', { name: 'Vinyl', kind: 'expense', group: 'Hobbies', ...look }]]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('say what is wrong with a name, and keep what was typed', async () => {
    const { user } = openCategories();
    await screen.findByRole('list', { name: 'Treats' });
    const dialog = await open(user, 'Add category');
    await user.type(dialog.getByLabelText('Name'), 'Rent');
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('There is one already');
    expect(dialog.getByLabelText('Name')).toHaveValue('Rent');
  });

  // Covers P3-A4-5, P3-A4-12.
  it('are renamed, regrouped, and hidden', async () => {
    const { user, sent } = openCategories();
    const dialog = await open(user, 'Coffee beans');
    await user.clear(dialog.getByLabelText('Name'));
    await user.type(dialog.getByLabelText('Name'), 'Beans');
    await user.selectOptions(dialog.getByLabelText('Group in your budget'), 'Variable Expenses');
    await user.click(dialog.getByRole('switch', { name: 'Hide it from choices' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await namesIn('Variable Expenses')).toContain('Beans'));
    expect(screen.getByRole('button', { name: 'Beans Hidden' })).toBeVisible();
    const { kind, color, icon } = coffee;
    const body = { name: 'Beans', kind, group: 'variable', color, icon, hidden: true };
    expect(sent).toEqual([['PUT category-coffee', body]]);
  });

  // Covers P3-A4-10.
  it('that Halyard gives to rows itself keep their kind and stay', async () => {
    const { user, sent } = openCategories();
    const dialog = await open(user, 'Fees');
    expect(dialog.queryByLabelText('What it is')).toBeNull();
    expect(dialog.queryByRole('switch')).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Delete category' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Category saved');
    const look = { color: null, icon: null };
    expect(sent).toEqual([['PUT fees', { name: 'Fees', group: 'variable', ...look }]]);
  });
});
