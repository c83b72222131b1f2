import { createContext, useContext } from 'react';

export interface Toast {
  readonly message: string;
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined;
}

export interface ShownToast extends Toast {
  readonly id: number;
}

interface ToastApi {
  readonly show: (toast: Toast) => void;
}

interface ToastState extends ToastApi {
  readonly toasts: readonly ShownToast[];
  readonly dismiss: (id: number) => void;
  /** It is the top modal. Everything outside is inert. */
  readonly layer: string | undefined;
  /** Returns a function that removes the layer. */
  readonly enter: (layer: string) => () => void;
}

export const ToastContext = createContext<ToastState | null>(null);

export function useToastState(): ToastState {
  const state = useContext(ToastContext);
  if (!state) throw new Error('Toasts need a <ToastProvider> around the screen that shows them');
  return state;
}

export function useToast(): ToastApi {
  return useToastState();
}
