import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Cents } from '../../money';
import { MoneyField } from '../control/money-field';
import { TextField } from '../control/text-field';
import { Form } from './form';
import { FormButtons } from './form-buttons';
import { useDraft } from './use-draft';

interface Draft {
  readonly name: string;
  readonly limit: Cents | null;
}

const check = ({ name }: Draft) => (name === '' ? { name: 'Give it a name' } : {});

function Sheet({ onSave }: { readonly onSave: (draft: Draft) => void }) {
  const { draft, problems, change, attempt, restart } = useDraft<Draft>(
    { name: '', limit: null },
    check,
  );
  const submit = () => {
    if (!attempt()) return;
    onSave(draft);
    restart({ name: '', limit: null });
  };
  return (
    <Form id="sheet" onSubmit={submit}>
      <TextField
        label="Name"
        value={draft.name}
        error={problems.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <MoneyField
        label="Limit (optional)"
        value={draft.limit}
        onChange={(limit) => change({ limit })}
      />
      <FormButtons formId="sheet" submitLabel="Save" busy={false} onClose={() => undefined} />
    </Form>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });

function open() {
  const saved: Draft[] = [];
  render(<Sheet onSave={(draft) => saved.push(draft)} />);
  return saved;
}

describe('Form', () => {
  it('shows a problem after an attempt to save, focuses it, and hides it once corrected', async () => {
    const saved = open();
    expect(field('Name')).not.toHaveAttribute('aria-invalid');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(field('Name')).toHaveAccessibleDescription('Give it a name');
    await waitFor(() => expect(field('Name')).toHaveFocus());
    await userEvent.type(field('Name'), 'Card');
    expect(field('Name')).not.toHaveAttribute('aria-invalid');
    expect(saved).toEqual([]);
  });

  it('is marked as edited until it is submitted', async () => {
    open();
    const form = field('Name').closest('form');
    expect(form).not.toHaveAttribute('data-edited');
    await userEvent.type(field('Name'), 'Card');
    expect(form).toHaveAttribute('data-edited');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(form).not.toHaveAttribute('data-edited');
  });

  it('stays marked as edited when it could not be saved', async () => {
    open();
    const form = field('Name').closest('form');
    await userEvent.type(field('Limit (optional)'), '12{Enter}');
    await waitFor(() => expect(field('Name')).toHaveFocus());
    expect(form).toHaveAttribute('data-edited');
    await userEvent.type(field('Limit (optional)'), 'x{Enter}');
    expect(form).toHaveAttribute('data-edited');
  });

  it('stays marked as edited when the server refuses it', async () => {
    function Refused() {
      const [problem, setProblem] = useState('');
      return (
        <Form onSubmit={() => setProblem('You are offline.')} problem={problem}>
          <TextField label="Name" />
        </Form>
      );
    }
    render(<Refused />);
    await userEvent.type(field('Name'), 'Jar{Enter}');
    expect(await screen.findByText('You are offline.')).toBeVisible();
    expect(field('Name').closest('form')).toHaveAttribute('data-edited');
  });

  // jsdom keeps no half date.
  it('is not sent with half a date, and says so', async () => {
    const save = jest.fn();
    render(
      <Form onSubmit={save}>
        <TextField label="By" type="date" />
        <button>Save</button>
      </Form>,
    );
    const date = screen.getByLabelText<HTMLInputElement>('By');
    const setBadInput = (badInput: boolean) =>
      Object.defineProperty(date, 'validity', { value: { badInput }, configurable: true });
    setBadInput(true);
    date.checkValidity = () => fireEvent.invalid(date);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(save).not.toHaveBeenCalled();
    await waitFor(() => expect(date).toHaveFocus());
    expect(date).toHaveAccessibleDescription('Enter a complete date, or clear it');
    setBadInput(false);
    fireEvent.blur(date);
    expect(date).not.toHaveAttribute('aria-invalid');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('submits an empty amount as null', async () => {
    const saved = open();
    await userEvent.type(field('Name'), 'Card{Enter}');
    expect(saved).toEqual([{ name: 'Card', limit: null }]);
  });

  it('restarts without problems', async () => {
    const saved = open();
    await userEvent.type(field('Name'), 'Card{Enter}');
    expect(saved).toHaveLength(1);
    expect(field('Name')).toHaveValue('');
    expect(field('Name')).not.toHaveAttribute('aria-invalid');
  });

  it('submits nothing while an amount is unreadable, even on Enter', async () => {
    const saved = open();
    await userEvent.type(field('Name'), 'Card');
    await userEvent.type(field('Limit (optional)'), '12x{Enter}');
    expect(saved).toEqual([]);
    await waitFor(() => expect(field('Limit (optional)')).toHaveFocus());
    expect(field('Limit (optional)')).toHaveAccessibleDescription(
      'Enter an amount in dollars, like 1,250.00',
    );
    await userEvent.type(field('Limit (optional)'), '{Backspace}{Enter}');
    expect(saved).toEqual([{ name: 'Card', limit: 1_200 }]);
  });

  it('is submitted once, however often Enter is pressed', async () => {
    let saved = () => {};
    const save = jest.fn(() => new Promise<void>((resolve) => (saved = resolve)));
    render(
      <Form onSubmit={save}>
        <TextField label="Name" />
      </Form>,
    );
    await userEvent.type(field('Name'), 'Jar{Enter}{Enter}');
    expect(save).toHaveBeenCalledTimes(1);
    await act(async () => saved());
    await userEvent.type(field('Name'), '{Enter}');
    expect(save).toHaveBeenCalledTimes(2);
  });

  it('shows why the last save failed', () => {
    render(
      <Form onSubmit={() => undefined} problem="Try later">
        {null}
      </Form>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Try later');
  });
});
