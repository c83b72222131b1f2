import { render, screen } from '@testing-library/react';
import { ProgressBar } from './progress-bar';

describe('ProgressBar', () => {
  it.each([
    [-5, '0', '−5%', '0%'],
    [0, '0', '0%', '0%'],
    [72.4, '72', '72%', '72.4%'],
    [100, '100', '100%', '100%'],
    [128, '100', '128%', '100%'],
  ])('draws %d within its track and announces the true value', (value, now, text, width) => {
    render(<ProgressBar label="Groceries" value={value} tone="warning" />);
    const bar = screen.getByRole('progressbar', { name: 'Groceries' });
    expect(bar).toHaveAttribute('aria-valuenow', now);
    expect(bar).toHaveAttribute('aria-valuetext', text);
    expect(bar.firstChild).toHaveStyle({ width });
    expect(screen.getByText(text)).toBeVisible();
  });

  it('uses the words of the screen', () => {
    render(<ProgressBar label="Groceries" value={40} tone="positive" valueText="40% of budget" />);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '40% of budget');
  });
});
