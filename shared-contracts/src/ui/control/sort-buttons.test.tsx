import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SortButtons } from './sort-buttons';

const OPTIONS = [
  { value: 'date', label: 'Date' },
  { value: 'amount', label: 'Amount' },
] as const;

describe('SortButtons', () => {
  it('announces how the list is sorted, and in which direction', () => {
    render(
      <SortButtons
        label="Sort by"
        options={OPTIONS}
        value="date"
        direction="desc"
        onChange={jest.fn()}
      />,
    );
    expect(screen.getByRole('group', { name: 'Sort by' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Date, descending', pressed: true })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Amount', pressed: false })).toBeVisible();
  });

  it('reports the current option too, so that its direction can turn', async () => {
    const change = jest.fn();
    render(<SortButtons label="Sort by" options={OPTIONS} value="date" onChange={change} />);
    await userEvent.click(screen.getByRole('button', { name: 'Date' }));
    await userEvent.click(screen.getByRole('button', { name: 'Amount' }));
    expect(change.mock.calls).toEqual([['date'], ['amount']]);
  });
});
