import { fireEvent, render, screen } from '@testing-library/react';
import { fromDollars } from '../../money';
import { PieChart } from './pie-chart';

const slice = (index: number) => ({
  name: `Category ${index + 1}`,
  amount: fromDollars(100 * (index + 1)),
  percentage: (index + 1) * 2.2,
});

const NINE = Array.from({ length: 9 }, (_, index) => slice(index));
const TWO = NINE.slice(0, 2);

const chart = (slices = TWO) =>
  render(<PieChart slices={slices} ariaLabel="Spending by category" />).container;

const shapes = (container: HTMLElement) => [...container.querySelectorAll('path')];
const slider = () => screen.getByRole('slider', { name: 'Spending by category, slice by slice' });

describe('PieChart', () => {
  it('is one image with a name, and reads the total at rest', () => {
    chart();
    expect(screen.getByRole('img', { name: 'Spending by category' })).toBeInTheDocument();
    expect(screen.getByText('Total')).toBeVisible();
    expect(screen.getByText('$300')).toBeVisible();
  });

  // Covers P1-2.6-25, P1-9-12, P2-9-12.
  it('rotates eight colors', () => {
    const fills = shapes(chart(NINE)).map((path) => path.style.fill);
    expect(new Set(fills).size).toBe(8);
    expect(fills[8]).toBe(fills[0]);
  });

  // Covers P1-2.6-24.
  it('reads the slice under the pointer, and the total again when it leaves', () => {
    const container = chart();
    fireEvent.pointerEnter(shapes(container)[1]!);
    expect(screen.getByText('Category 2')).toBeVisible();
    expect(screen.getByText('$200')).toBeVisible();
    expect(screen.getByText('4% of total')).toBeVisible();
    fireEvent.pointerLeave(container.firstElementChild!);
    expect(screen.getByText('Total')).toBeVisible();
  });

  it('reads the touched slice after the finger is lifted', () => {
    const container = chart();
    fireEvent.pointerDown(shapes(container)[1]!);
    const lifted = new MouseEvent('pointerout', { bubbles: true });
    fireEvent(container.firstElementChild!, Object.assign(lifted, { pointerType: 'touch' }));
    expect(screen.getByText('Category 2')).toBeVisible();
  });

  it('reads slice by slice with the keyboard, starting at the first', () => {
    chart();
    fireEvent.focus(slider());
    expect(slider()).toHaveAttribute('aria-valuetext', 'Category 1: $100, 2% of total');
    fireEvent.change(slider(), { target: { value: '1' } });
    expect(slider()).toHaveAttribute('aria-valuetext', 'Category 2: $200, 4% of total');
    fireEvent.blur(slider());
    expect(screen.getByText('Total')).toBeVisible();
  });

  it('shows a message when there is nothing to draw', () => {
    chart([]);
    expect(screen.getByText('Nothing to show yet')).toBeVisible();
  });
});
