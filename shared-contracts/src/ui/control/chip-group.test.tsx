import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Chip } from './chip';
import { ChipGroup } from './chip-group';

type Status = 'all' | 'over' | 'near';

const OPTIONS = [
  { value: 'all', label: 'All', count: 12 },
  { value: 'over', label: 'Over Budget' },
  { value: 'near', label: 'Nearly Spent' },
] as const;

function Filters() {
  const [status, setStatus] = useState<Status>('all');
  return <ChipGroup label="Status" options={OPTIONS} value={status} onChange={setStatus} />;
}

const chip = (name: string) => screen.getByRole('radio', { name });

describe('ChipGroup', () => {
  it('names the group and every choice, with its count', () => {
    render(<Filters />);
    expect(screen.getByRole('radiogroup', { name: 'Status' })).toBeVisible();
    expect(chip('All 12')).toBeChecked();
    expect(chip('Over Budget')).not.toBeChecked();
  });

  it('takes a choice by click', async () => {
    render(<Filters />);
    await userEvent.click(screen.getByText('Nearly Spent'));
    expect(chip('Nearly Spent')).toBeChecked();
    expect(chip('All 12')).not.toBeChecked();
  });

  it('is one stop of the tab key, and the arrow keys move the choice', async () => {
    render(<Filters />);
    await userEvent.tab();
    expect(chip('All 12')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(chip('Over Budget')).toHaveFocus();
    expect(chip('Over Budget')).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(chip('Nearly Spent')).toBeChecked();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('keeps two groups on one screen apart', async () => {
    render(
      <>
        <Filters />
        <Filters />
      </>,
    );
    const [first, second] = screen.getAllByRole('radio', { name: 'Over Budget' });
    await userEvent.click(first!);
    expect(first).toBeChecked();
    expect(second).not.toBeChecked();
  });
});

describe('Chip', () => {
  it('announces whether it is on', async () => {
    const press = jest.fn();
    render(
      <Chip pressed onClick={press}>
        Analytical
      </Chip>,
    );
    const toggle = screen.getByRole('button', { name: 'Analytical', pressed: true });
    await userEvent.click(toggle);
    expect(press).toHaveBeenCalledTimes(1);
  });
});
