import { createContext, useContext } from 'react';

/** A short notice, with the way back when there is one. */
export interface Toast {
  readonly message: string;
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined;
}

/** A toast on the screen; `id` distinguishes two toasts with the same words. */
export interface ShownToast extends Toast {
  readonly id: number;
}

interface ToastApi {
  readonly show: (toast: Toast) => void;
}

interface ToastState extends ToastApi {
  readonly toasts: readonly ShownToast[];
  readonly dismiss: (id: number) => void;
  /** The modal that lies on top, which alone can be used and heard; undefined while none is open. */
  readonly layer: string | undefined;
  /** Says that a modal is open; answers how to say that it closes. */
  readonly enter: (layer: string) => () => void;
}

export const ToastContext = createContext<ToastState | null>(null);

/** The toasts of the surrounding provider, for the region that prints them. */
export function useToastState(): ToastState {
  const state = useContext(ToastContext);
  if (!state) throw new Error('Toasts need a <ToastProvider> around the screen that shows them');
  return state;
}

/** `const toast = useToast(); toast.show({ message: 'Transaction deleted', action: { label: 'Undo', onClick } })`. */
export function useToast(): ToastApi {
  return useToastState();
}
