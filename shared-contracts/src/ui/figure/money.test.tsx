import { render, screen } from '@testing-library/react';
import { cents } from '../../money';
import { Money } from './money';

describe('Money', () => {
  it.each([
    [cents(123_450), {}, '$1,234.50'],
    [cents(-123_450), {}, '−$1,234.50'],
    [cents(123_450), { decimals: 0 as const }, '$1,235'],
    [cents(0), { plus: true }, '+$0.00'],
    [cents(-5), { plus: true }, '−$0.05'],
  ])('prints %d cents with %o as %s', (amount, format, text) => {
    render(<Money amount={amount} {...format} />);
    expect(screen.getByText(text)).toBeVisible();
  });

  it('prints an unknown amount as unknown and not as zero', () => {
    const { container } = render(<Money amount={null} />);
    expect(screen.getByText('–')).toHaveAttribute('aria-hidden', 'true');
    expect(container).toHaveTextContent('–unknown');
  });

  it.each([
    [cents(-1), 'negative'],
    [cents(0), 'positive'],
    [cents(1), 'positive'],
  ])('colors %d cents %s when the tone is automatic', (amount, tone) => {
    const { container } = render(<Money amount={amount} tone="auto" />);
    expect(container.firstChild).toHaveClass(tone);
  });

  it('has no color without a tone', () => {
    const { container } = render(<Money amount={cents(-1)} />);
    expect(container.firstChild).not.toHaveClass('negative');
  });

  it.each([
    [123_456, '1,234.56 EUR'],
    [-50, '−0.50 EUR'],
  ])('follows %i cents of another currency with its code, in no color', (amount, text) => {
    const { container } = render(<Money amount={cents(amount)} currency="EUR" tone="auto" plus />);
    expect(container).toHaveTextContent(text);
    expect(container.firstElementChild).toHaveClass('money', { exact: true });
  });

  it.each([cents(100), null])('can be a cell of a table: %s', (amount) => {
    render(<Money amount={amount} cell="wide" />);
    expect(screen.getByRole('cell')).toHaveClass('money', 'wide');
  });

  it('is not a cell by default', () => {
    render(<Money amount={cents(100)} />);
    expect(screen.queryByRole('cell')).toBeNull();
  });
});
