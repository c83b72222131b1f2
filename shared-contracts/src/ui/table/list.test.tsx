import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { List, ListRow } from './list';

describe('List', () => {
  it('is a list whose rows open by their title', async () => {
    const open = jest.fn();
    render(
      <List>
        <ListRow title="Checking" value="$1" onOpen={open} subtitle="Harbor Bank" meta="today" />
        <ListRow title="Savings" value="$2" />
      </List>,
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Checking' }));
    expect(open).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: 'Savings' })).toBeNull();
  });
});
