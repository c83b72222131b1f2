import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { type ShownToast, type Toast, ToastContext } from './toast-context';

/** A message that can only be read replaces its own repetition. */
const says = (shown: Toast, toast: Toast): boolean =>
  !shown.action && !toast.action && shown.message === toast.message;

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const lastId = useRef(0);
  const show = useCallback((toast: Toast) => {
    lastId.current += 1;
    const id = lastId.current;
    setToasts((shown) => [...shown.filter((each) => !says(each, toast)), { ...toast, id }]);
  }, []);
  const dismiss = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);
  const [layers, setLayers] = useState<readonly string[]>([]);
  const enter = useCallback((layer: string) => {
    setLayers((open) => [...open, layer]);
    return () => setLayers((open) => open.filter((each) => each !== layer));
  }, []);
  const layer = layers.at(-1);
  const state = useMemo(
    () => ({ toasts, show, dismiss, layer, enter }),
    [toasts, show, dismiss, layer, enter],
  );
  return <ToastContext value={state}>{children}</ToastContext>;
}
