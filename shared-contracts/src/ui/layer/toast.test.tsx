import { act, fireEvent, render, screen } from '@testing-library/react';
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

  it('go after six seconds and not before', () => {
    pass(5999);
    expect(toasts()).toHaveLength(1);
    pass(1);
    expect(toasts()).toHaveLength(0);
  });

  it('keep their own time when others come', () => {
    pass(4000);
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(toasts()).toHaveLength(2);
    pass(2000);
    expect(toasts()).toHaveLength(1);
    pass(4000);
    expect(toasts()).toHaveLength(0);
  });

  it('wait while they are pointed at', () => {
    const toast = screen.getByText('Transaction deleted');
    fireEvent.pointerEnter(toast.parentElement!);
    pass(20_000);
    expect(toasts()).toHaveLength(1);
    fireEvent.pointerLeave(toast.parentElement!);
    pass(6000);
    expect(toasts()).toHaveLength(0);
  });

  it('wait while they hold the focus', () => {
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    pass(20_000);
    expect(toasts()).toHaveLength(1);
    act(() => screen.getByRole('button', { name: 'Undo' }).blur());
    pass(6000);
    expect(toasts()).toHaveLength(0);
  });

  it('undo once and go', () => {
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(toasts()).toHaveLength(0);
  });

  it('go when dismissed, without undoing', () => {
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(toasts()).toHaveLength(0);
    expect(undo).not.toHaveBeenCalled();
  });
});
