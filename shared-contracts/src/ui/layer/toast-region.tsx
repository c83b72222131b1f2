import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { type ShownToast, useToastState } from './toast-context';
import styles from './toast.module.css';

/** A toast stays longer while the pointer or the focus is on it. */
const VISIBLE_MS = 6000;

/** Render it once, after the screens. */
export function ToastRegion() {
  return <LayerToasts layer={undefined} />;
}

/** Everything outside of a modal is inert, so a modal shows its own toasts. */
export function LayerToasts({ layer }: { readonly layer: string | undefined }) {
  const { toasts, dismiss, layer: top } = useToastState();
  const shown = layer === top ? toasts : [];
  return (
    <div role="status" aria-live="polite" aria-atomic="false" className={styles.region}>
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onGone={() => dismiss(toast.id)} />
      ))}
    </div>
  );
}

interface ToastCardProps {
  readonly toast: ShownToast;
  readonly onGone: () => void;
}

function ToastCard({ toast, onGone }: ToastCardProps) {
  const [held, setHeld] = useState(false);
  const goAway = useEffectEvent(onGone);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => goAway(), VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [held]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  const { message, action } = toast;
  const act = () => {
    action?.onClick();
    onGone();
  };
  return (
    <div
      className={styles.toast}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <p className={styles.message}>{message}</p>
      {action && (
        <button type="button" className={styles.action} onClick={act}>
          {action.label}
        </button>
      )}
      <button type="button" aria-label="Dismiss" className={styles.dismiss} onClick={onGone}>
        <X size={16} aria-hidden="true" />
      </button>
    </div>
  );
}
