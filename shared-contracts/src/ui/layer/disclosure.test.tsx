import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Disclosure } from './disclosure';

describe('Disclosure', () => {
  it('folds and unfolds, and says which', async () => {
    render(
      <Disclosure summary="Fixed Expenses" defaultOpen>
        Rent
      </Disclosure>,
    );
    const summary = screen.getByRole('button', { name: 'Fixed Expenses', expanded: true });
    expect(screen.getByText('Rent')).toBeVisible();
    await userEvent.click(summary);
    expect(summary).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText('Rent')).not.toBeVisible();
  });

  it('is folded unless told otherwise', () => {
    render(<Disclosure summary="Fixed Expenses">Rent</Disclosure>);
    expect(screen.getByRole('button', { expanded: false })).toBeVisible();
  });
});
