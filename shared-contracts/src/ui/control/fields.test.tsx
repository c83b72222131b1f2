import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchField } from './search-field';
import { SelectField } from './select-field';
import { TextArea } from './text-area';
import { TextField } from './text-field';
import { Toggle } from './toggle';

describe('TextField', () => {
  it('links its label, error and hint', () => {
    render(<TextField label="Employer" hint="As on your paystub" error="Enter an employer" />);
    const field = screen.getByRole('textbox', { name: 'Employer' });
    expect(field).toHaveAccessibleDescription('Enter an employer As on your paystub');
    expect(field).toHaveAttribute('aria-invalid', 'true');
  });

  it('is plain without them', () => {
    render(<TextField label="Employer" id="employer" />);
    const field = screen.getByRole('textbox', { name: 'Employer' });
    expect(field).toHaveAttribute('id', 'employer');
    expect(field).not.toHaveAttribute('aria-describedby');
    expect(field).not.toHaveAttribute('aria-invalid');
  });

  it('passes the props of its input on', () => {
    render(<TextField label="Date of birth" type="date" defaultValue="1990-04-02" />);
    expect(screen.getByLabelText('Date of birth')).toHaveAttribute('type', 'date');
    expect(screen.getByLabelText('Date of birth')).toHaveValue('1990-04-02');
  });
});

it('links the label and the hint of a text area', () => {
  render(<TextArea label="Notes" hint="Only you see this" />);
  expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveAccessibleDescription(
    'Only you see this',
  );
});

it('offers the options of a select', async () => {
  render(
    <SelectField
      label="Account"
      options={[
        { value: 'a', label: 'Checking' },
        { value: 'b', label: 'Savings' },
      ]}
    />,
  );
  const select = screen.getByRole('combobox', { name: 'Account' });
  await userEvent.selectOptions(select, 'Savings');
  expect(select).toHaveValue('b');
});

it('reports every change of a search', async () => {
  function Search() {
    const [text, setText] = useState('');
    return (
      <SearchField
        label="Search transactions"
        placeholder="Search merchants, categories..."
        value={text}
        onChange={setText}
      />
    );
  }
  render(<Search />);
  const box = screen.getByRole('searchbox', { name: 'Search transactions' });
  expect(box).toHaveAttribute('placeholder', 'Search merchants, categories...');
  await userEvent.type(box, 'rent');
  expect(box).toHaveValue('rent');
});

it('switches a toggle by the keyboard', async () => {
  const change = jest.fn();
  render(<Toggle label="Debug mode" checked={false} onChange={change} />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('switch', { name: 'Debug mode' })).not.toBeChecked();
  expect(change).toHaveBeenCalledWith(true);
});
