import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { type ShownToast, type Toast, ToastContext } from './toast-context';

/** Holds the toasts of one screen: a provider of its own, so nothing here is shared between two. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const lastId = useRef(0);
  const show = useCallback((toast: Toast) => {
    lastId.current += 1;
    const id = lastId.current;
    setToasts((shown) => [...shown, { ...toast, id }]);
  }, []);
  const dismiss = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);
  const state = useMemo(() => ({ toasts, show, dismiss }), [toasts, show, dismiss]);
  return <ToastContext value={state}>{children}</ToastContext>;
}
