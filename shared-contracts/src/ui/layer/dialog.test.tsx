import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { Button } from '../control/button';
import { TextField } from '../control/text-field';
import { Form } from '../form/form';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import { Panel } from './panel';

const closed = jest.fn();
beforeEach(() => closed.mockClear());

function Opener({ layer: Layer }: { readonly layer: typeof Dialog }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    closed();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Details</Button>
      <Layer title="Everyday Checking" open={open} onClose={close} footer={<Button>Save</Button>}>
        <TextField label="Nickname" />
      </Layer>
    </>
  );
}

describe.each([
  ['Dialog', Dialog],
  ['Panel', Panel],
])('%s', (_, Layer) => {
  it('is not in the document until it is open', () => {
    render(<Opener layer={Layer} />);
    expect(screen.queryByText('Everyday Checking')).toBeNull();
  });

  it('opens as a modal named by its title, with the focus in its first field', async () => {
    render(<Opener layer={Layer} />);
    await userEvent.click(screen.getByRole('button', { name: 'Details' }));
    expect(screen.getByRole('dialog', { name: 'Everyday Checking' })).toHaveAttribute('open');
    expect(screen.getByRole('textbox', { name: 'Nickname' })).toHaveFocus();
  });

  it('closes by its button and leaves the document', async () => {
    render(<Opener layer={Layer} />);
    await userEvent.click(screen.getByRole('button', { name: 'Details' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('closes at once on Esc or a press beside it, before the browser does', async () => {
    render(<Opener layer={Layer} />);
    await userEvent.click(screen.getByRole('button', { name: 'Details' }));
    expect(fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))).toBe(
      false,
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('reports when the browser closes it by itself, as on a second Esc', async () => {
    render(<Opener layer={Layer} />);
    await userEvent.click(screen.getByRole('button', { name: 'Details' }));
    act(() => screen.getByRole<HTMLDialogElement>('dialog').close());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('closes before it leaves the document, so the browser returns the focus', async () => {
    const close = jest.spyOn(HTMLDialogElement.prototype, 'close');
    let attached: boolean | undefined;
    close.mockImplementation(function spied(this: HTMLDialogElement) {
      attached = this.isConnected;
    });
    render(<Opener layer={Layer} />);
    await userEvent.click(screen.getByRole('button', { name: 'Details' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(attached).toBe(true);
    close.mockRestore();
  });

  it('stays open through the double mount of strict mode', async () => {
    render(
      <StrictMode>
        <Opener layer={Layer} />
      </StrictMode>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Details' }));
    expect(screen.getByRole('dialog')).toHaveAttribute('open');
    expect(closed).not.toHaveBeenCalled();
  });
});

describe('A dialog with an edited form', () => {
  let sent: Promise<void> | undefined;

  function Edited() {
    const [open, setOpen] = useState(true);
    return (
      <Dialog
        title="Note"
        open={open}
        onClose={() => {
          closed();
          setOpen(false);
        }}
      >
        <Form onSubmit={() => sent}>
          <TextField label="Text" />
          <input type="file" aria-label="File" />
          <Button type="submit">Keep</Button>
        </Form>
      </Dialog>
    );
  }

  /** The browser sends this event on Esc and on a press beside the dialog. */
  const pressEsc = () => fireEvent(screen.getByRole('dialog'), cancelEvent());
  const cancelEvent = (bubbles = false) => new Event('cancel', { cancelable: true, bubbles });
  const question = () => screen.queryByRole('alertdialog', { name: 'Discard what you typed?' });

  beforeEach(async () => {
    render(<Edited />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), 'Jar');
  });

  it.each([
    ['Esc or a press beside it', async () => pressEsc()],
    ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('asks before it closes on %s, and keeps the input on Cancel', async (_, close) => {
    await close();
    expect(question()).toBeVisible();
    expect(closed).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(question()).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('Jar');
  });

  it('closes when the user discards the input', async () => {
    pressEsc();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(closed).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks again right after the user left the question', () => {
    pressEsc();
    const before = question() as HTMLDialogElement;
    fireEvent(before, cancelEvent());
    expect(question()).toBeNull();
    pressEsc();
    fireEvent(before, new Event('close'));
    expect(question()).toBeVisible();
  });

  it('does not ask while the form is being sent', async () => {
    let arrive = () => {};
    sent = new Promise((resolve) => (arrive = resolve));
    await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
    pressEsc();
    expect(question()).toBeNull();
    expect(closed).toHaveBeenCalledTimes(1);
    arrive();
    await sent;
    sent = undefined;
  });

  it('does not ask once the form is saved', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(document.querySelector('[data-edited=""]')).toBeNull());
    pressEsc();
    expect(question()).toBeNull();
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('does not ask when the user leaves the choice of a file', () => {
    fireEvent(screen.getByLabelText('File'), cancelEvent(true));
    expect(question()).toBeNull();
  });
});

describe('ConfirmDialog', () => {
  const confirm = jest.fn();
  beforeEach(() => {
    confirm.mockClear();
    render(
      <ConfirmDialog
        open
        title="Disconnect Harbor Bank?"
        message="Its accounts leave this app."
        confirmLabel="Disconnect"
        tone="danger"
        onConfirm={confirm}
        onClose={closed}
      />,
    );
  });

  it('reads out the question and what it means', () => {
    const dialog = screen.getByRole('alertdialog', { name: 'Disconnect Harbor Bank?' });
    expect(dialog).toHaveAccessibleDescription('Its accounts leave this app.');
    expect(screen.getByRole('heading', { name: 'Disconnect Harbor Bank?' })).toHaveFocus();
  });

  it('confirms on the verb and does nothing on Cancel', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(closed).toHaveBeenCalledTimes(1);
    expect(confirm).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }));
    expect(confirm).toHaveBeenCalledTimes(1);
  });
});

it('gives the focus to the heading when its opener is gone', async () => {
  function Goals() {
    const [open, setOpen] = useState(false);
    const [isEmpty, setEmpty] = useState(true);
    return (
      <>
        <h1 tabIndex={-1}>Goals</h1>
        {isEmpty && <Button onClick={() => setOpen(true)}>Add goal</Button>}
        <Dialog title="New goal" open={open} onClose={() => setOpen(false)}>
          <Button
            onClick={() => {
              setOpen(false);
              setTimeout(() => setEmpty(false));
            }}
          >
            Add
          </Button>
        </Dialog>
      </>
    );
  }
  render(<Goals />);
  await userEvent.click(screen.getByRole('button', { name: 'Add goal' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Goals' })).toHaveFocus());
});
