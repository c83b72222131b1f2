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

  it('makes its contents when it first unfolds, and keeps what was written there', async () => {
    render(
      <Disclosure summary="Rename account">
        <input aria-label="Name" />
      </Disclosure>,
    );
    expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
    const summary = screen.getByRole('button');
    await userEvent.click(summary);
    await userEvent.type(screen.getByLabelText('Name'), 'Everyday');
    await userEvent.click(summary);
    await userEvent.click(summary);
    expect(screen.getByLabelText('Name')).toHaveValue('Everyday');
  });
});
