import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShowAll } from './show-all';

const show = (count: number) => {
  const rows = Array.from({ length: count }, (_, at) => `Row ${at + 1}`);
  render(
    <ShowAll rows={rows} first={3} all={`Show all ${count} rows`}>
      {(shown) => shown.map((row) => <p key={row}>{row}</p>)}
    </ShowAll>,
  );
};

const rows = () => screen.getAllByText(/^Row/).length;

describe('ShowAll', () => {
  it.each([
    [3, 3, 0],
    [4, 3, 1],
  ])('of %d rows, shows %d and has %d button', (count, shown, buttons) => {
    show(count);
    expect(rows()).toBe(shown);
    expect(screen.queryAllByRole('button')).toHaveLength(buttons);
  });

  it('shows all rows and the first again, and keeps the focus', async () => {
    show(5);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Show all 5 rows' }));
    expect(rows()).toBe(5);
    const fewer = screen.getByRole('button', { name: 'Show fewer' });
    expect(fewer).toHaveFocus();
    await user.click(fewer);
    expect(rows()).toBe(3);
  });
});
