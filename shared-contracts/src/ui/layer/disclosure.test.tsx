import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Disclosure } from './disclosure';

describe('Disclosure', () => {
  it('opens and closes, and announces which', async () => {
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

  it('is closed by default', () => {
    render(<Disclosure summary="Fixed Expenses">Rent</Disclosure>);
    expect(screen.getByRole('button', { expanded: false })).toBeVisible();
  });

  it('renders its contents when it first opens, and preserves their input', async () => {
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
