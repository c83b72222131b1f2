import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Dialog } from './dialog';
import { useToast } from './toast-context';
import { ToastProvider } from './toast-provider';
import { ToastRegion } from './toast-region';

const undo = jest.fn();

function DeleteButton() {
  const toast = useToast();
  const show = () =>
    toast.show({ message: 'Transaction deleted', action: { label: 'Undo', onClick: undo } });
  return <button onClick={show}>Delete</button>;
}

function pass(ms: number) {
  act(() => jest.advanceTimersByTime(ms));
}

const toasts = () => screen.queryAllByText('Transaction deleted');

it('appear inside the modal on top, where they can be announced and used', async () => {
  const Layers = ({ open }: { readonly open: number }) => (
    <ToastProvider>
      <Dialog title="Lower" open={open > 0} onClose={undo}>
        <DeleteButton />
      </Dialog>
      <Dialog title="Upper" open={open > 1} onClose={undo} />
      <ToastRegion />
    </ToastProvider>
  );
  const { rerender } = render(<Layers open={1} />);
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
  expect(dialog('Lower').getByRole('button', { name: 'Undo' })).toBeInTheDocument();
  expect(toasts()).toHaveLength(1);
  rerender(<Layers open={2} />);
  expect(dialog('Upper').getByRole('button', { name: 'Undo' })).toBeInTheDocument();
  rerender(<Layers open={0} />);
  expect(toasts()).toHaveLength(1);
});

describe('toasts', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    undo.mockClear();
    render(
      <ToastProvider>
        <DeleteButton />
        <ToastRegion />
      </ToastProvider>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  });
  afterEach(() => jest.useRealTimers());

  it('are read out by one polite live region', () => {
    expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite');
    expect(screen.getByRole('status')).toHaveTextContent('Transaction deleted');
  });

  it('disappear after six seconds and not before', () => {
    pass(5999);
    expect(toasts()).toHaveLength(1);
    pass(1);
    expect(toasts()).toHaveLength(0);
  });

  it('have their own time when others appear', () => {
    pass(4000);
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(toasts()).toHaveLength(2);
    pass(2000);
    expect(toasts()).toHaveLength(1);
    pass(4000);
    expect(toasts()).toHaveLength(0);
  });

  it('stay while the pointer is on them', () => {
    const toast = screen.getByText('Transaction deleted');
    fireEvent.pointerEnter(toast.parentElement!);
    pass(20_000);
    expect(toasts()).toHaveLength(1);
    fireEvent.pointerLeave(toast.parentElement!);
    pass(6000);
    expect(toasts()).toHaveLength(0);
  });

  it('stay while they have the focus', () => {
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    pass(20_000);
    expect(toasts()).toHaveLength(1);
    act(() => screen.getByRole('button', { name: 'Undo' }).blur());
    pass(6000);
    expect(toasts()).toHaveLength(0);
  });

  it('undo once and disappear', () => {
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(toasts()).toHaveLength(0);
  });

  it('disappear when dismissed, without undoing', () => {
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(toasts()).toHaveLength(0);
    expect(undo).not.toHaveBeenCalled();
  });
});

it('say a repeated failure once', () => {
  const message = 'The change could not be saved. Please try again.';
  const Failing = () => {
    const toast = useToast();
    return <button onClick={() => toast.show({ message })}>Save</button>;
  };
  render(
    <ToastProvider>
      <Failing />
      <ToastRegion />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getAllByText(message)).toHaveLength(1);
});
