import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Button } from './button';
import { ButtonLink } from './button-link';

describe('Button', () => {
  it('does not submit a form by default', async () => {
    const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button>Cancel</Button>
        <Button type="submit">Save</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(submit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('ignores presses while it is busy and stays focused', async () => {
    const press = jest.fn();
    render(
      <Button busy onClick={press}>
        Refreshing...
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Refreshing...' });
    await userEvent.click(button);
    expect(press).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('ButtonLink', () => {
  it('is a link that looks like a button', () => {
    render(
      <MemoryRouter>
        <ButtonLink to="/accounts" variant="primary">
          View all accounts
        </ButtonLink>
      </MemoryRouter>,
    );
    const link = screen.getByRole('link', { name: 'View all accounts' });
    expect(link).toHaveAttribute('href', '/accounts');
    expect(link).toHaveClass('button', 'primary', 'medium');
  });
});
