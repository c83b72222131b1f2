import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { type Cents, cents } from '../../money';
import { MoneyField } from './money-field';

function Form({ initial = null }: { readonly initial?: Cents | null }) {
  const [amount, setAmount] = useState<Cents | null>(initial);
  return (
    <>
      <MoneyField label="Amount" value={amount} onChange={setAmount} />
      <output>{amount ?? 'nothing'}</output>
      <button onClick={() => setAmount(cents(999))}>Suggest</button>
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Amount' });
const reported = () => screen.getByRole('status').textContent;

describe('MoneyField', () => {
  it('prints the amount it is given', () => {
    render(<Form initial={cents(125_000)} />);
    expect(field()).toHaveValue('1,250.00');
  });

  it('reports cents while typing and tidies on leaving', async () => {
    render(<Form />);
    await userEvent.type(field(), '1234.5');
    expect(field()).toHaveValue('1234.5');
    expect(reported()).toBe('123450');
    await userEvent.tab();
    expect(field()).toHaveValue('1,234.50');
  });

  it('reports nothing when it is emptied', async () => {
    render(<Form initial={cents(500)} />);
    await userEvent.clear(field());
    expect(reported()).toBe('nothing');
    await userEvent.tab();
    expect(field()).toHaveValue('');
    expect(field()).toBeValid();
  });

  it('leaves an invalid amount in place, reports it on blur, and clears the report once corrected', async () => {
    render(<Form />);
    await userEvent.type(field(), '12x');
    expect(field()).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    expect(field()).toHaveValue('12x');
    expect(field()).toHaveAttribute('aria-invalid', 'true');
    expect(field()).toHaveAccessibleDescription('Enter an amount in dollars, like 1,250.00');
    expect(reported()).toBe('nothing');
    await userEvent.type(field(), '{Backspace}');
    expect(field()).not.toHaveAttribute('aria-invalid');
    expect(reported()).toBe('1200');
  });

  it('follows a value that changes from outside', async () => {
    render(<Form />);
    await userEvent.click(screen.getByRole('button', { name: 'Suggest' }));
    expect(field()).toHaveValue('9.99');
  });
});

it('refuses an amount below zero where that has no meaning', async () => {
  const changed = jest.fn();
  render(<MoneyField label="Amount" value={null} onChange={changed} fromZero />);
  await userEvent.type(field(), '-5');
  await userEvent.tab();
  expect(field()).toHaveAccessibleDescription('Enter an amount of zero or more');
  expect(changed).toHaveBeenLastCalledWith(null);
});

it('says how large an amount may be', async () => {
  render(<Form />);
  await userEvent.type(field(), '999999999999');
  await userEvent.tab();
  expect(field()).toHaveAccessibleDescription('Enter at most 100,000,000,000 dollars');
});
