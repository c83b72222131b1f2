import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SampleChip } from './sample-chip';

describe('SampleChip', () => {
  it('opens its explanation by the keyboard and closes it on Esc', async () => {
    render(<SampleChip />);
    await userEvent.tab();
    const chip = screen.getByRole('button', { name: 'Sample data' });
    expect(chip).toHaveFocus();
    expect(chip).toHaveAccessibleDescription(/sample household/);
    expect(screen.getByRole('tooltip')).toHaveAttribute('data-open', 'true');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('tooltip')).toHaveAttribute('data-open', 'false');
  });

  it('opens its explanation on hover', async () => {
    render(<SampleChip />);
    await userEvent.hover(screen.getByRole('button'));
    expect(screen.getByRole('tooltip')).toHaveAttribute('data-open', 'true');
    await userEvent.unhover(screen.getByRole('button'));
    expect(screen.getByRole('tooltip')).toHaveAttribute('data-open', 'false');
  });
});
