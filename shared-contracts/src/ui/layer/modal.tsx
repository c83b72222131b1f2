import { clsx } from 'clsx';
import { X } from 'lucide-react';
import {
  type ReactNode,
  useContext,
  useEffectEvent,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { keepFocus } from './keep-focus';
import styles from './modal.module.css';
import { ToastContext } from './toast-context';
import { LayerToasts } from './toast-region';

export interface ModalProps {
  readonly title: ReactNode;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children?: ReactNode;
  readonly footer?: ReactNode;
}

interface ModalFrameProps extends Omit<ModalProps, 'open'> {
  readonly shape: string | undefined;
  readonly role?: 'alertdialog' | undefined;
}

/**
 * The browser keeps the focus inside, returns it, and closes the dialog on Esc or a press beside it. Before an edited form
 * is thrown away, the user is asked.
 */
export function Modal({ title, onClose, children, footer, shape, role }: ModalFrameProps) {
  const titleId = useId();
  const bodyId = useId();
  const dialog = useModal(onClose);
  const enter = useContext(ToastContext)?.enter;
  useLayoutEffect(() => enter?.(titleId), [enter, titleId]);
  const [isAsking, setAsking] = useState(false);
  const asks = (event: SyntheticEvent): boolean => {
    const edited = dialog.current?.querySelector('[data-edited]');
    if (!edited) return false;
    event.preventDefault();
    setAsking(true);
    return true;
  };
  // An open dialog prevents that the browser returns the focus of the outer one.
  const discard = () => {
    dialog.current?.querySelector('dialog')?.close();
    dialog.current?.close();
  };
  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={role && bodyId}
      closedby="any"
      // A file field inside also reports that it was canceled.
      onCancel={(event) => event.target === event.currentTarget && asks(event)}
      className={clsx(styles.modal, shape)}
    >
      <header className={styles.header}>
        <h2 id={titleId} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <button
          type="button"
          aria-label="Close"
          className={styles.close}
          onClick={(event) => asks(event) || onClose()}
        >
          <X size={20} aria-hidden="true" />
        </button>
      </header>
      <div id={bodyId} className={styles.body}>
        {children}
      </div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
      {enter && <LayerToasts layer={titleId} />}
      <ConfirmDialog
        open={isAsking}
        title="Discard what you typed?"
        message="It is not saved yet."
        confirmLabel="Discard"
        onConfirm={discard}
        onClose={() => setAsking(false)}
      />
    </dialog>
  );
}

/** A dialog returns the focus only if it is closed before it is removed. */
function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const closed = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    // The close event may arrive after the dialog opened again, as when React mounts twice in development.
    const notice = () => {
      if (!dialog.open) closed();
    };
    dialog.showModal();
    entryPoint(dialog)?.focus();
    dialog.addEventListener('close', notice);
    return () => {
      dialog.removeEventListener('close', notice);
      dialog.close();
      keepFocus();
    };
  }, []);
  return ref;
}

/** The focus starts in the first field or the title, not on the close button. */
function entryPoint(dialog: HTMLDialogElement): HTMLElement | null {
  return dialog.querySelector<HTMLElement>('input, select, textarea') ?? dialog.querySelector('h2');
}
