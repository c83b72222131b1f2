import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorView } from './error-view';
import { LoadingView } from './loading-view';

describe('LoadingView', () => {
  // Covers P1-2.6-54.
  it.each([
    [undefined, 'Loading...'],
    ['Loading assets...', 'Loading assets...'],
  ])('with %p shows %s, above a line that all screens share', (message, words) => {
    const { container } = render(<LoadingView message={message} />);
    const lines = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(lines).toEqual([words, 'Please wait while we fetch your data']);
    expect(container.querySelector('.spinner')).toBeInTheDocument();
  });
});

describe('ErrorView', () => {
  // Covers P1-2.6-55.
  it.each([
    [undefined, 'Something went wrong'],
    ['The bank sleeps', 'The bank sleeps'],
  ])('with %p shows Oops! and %s', (message, words) => {
    const { container } = render(<ErrorView message={message} />);
    const lines = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(lines).toEqual(['Oops!', words]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  // Covers P1-2.6-55.
  it('offers Try Again when a retry is possible', async () => {
    const retry = jest.fn();
    render(<ErrorView onRetry={retry} />);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
