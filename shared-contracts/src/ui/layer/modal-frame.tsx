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
} from 'react';
import { keepFocus } from './keep-focus';
import styles from './modal.module.css';
import { ToastContext } from './toast-context';
import { LayerToasts } from './toast-region';

interface ModalFrameProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children?: ReactNode;
  readonly footer?: ReactNode;
  readonly shape: string | undefined;
  readonly role?: 'alertdialog' | undefined;
  /** It returns true if the dialog stays open until the question is answered. */
  readonly asks?: (dialog: HTMLDialogElement) => boolean;
  readonly question?: ReactNode;
}

/** The browser keeps the focus inside, returns it, and closes the dialog on Esc or a press beside it. */
export function ModalFrame(props: ModalFrameProps) {
  const { title, onClose, children, footer, shape, role, asks, question } = props;
  const titleId = useId();
  const bodyId = useId();
  const dialog = useModal(onClose);
  const leave = () => {
    if (dialog.current && !asks?.(dialog.current)) onClose();
  };
  const cancel = (event: SyntheticEvent) => {
    // A file field inside also reports that it was canceled.
    if (event.target !== event.currentTarget || !event.cancelable) return;
    // The browser reports late that it closed a dialog. By then, the user may have opened something else.
    event.preventDefault();
    leave();
  };
  const enter = useContext(ToastContext)?.enter;
  useLayoutEffect(() => enter?.(titleId), [enter, titleId]);
  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={role && bodyId}
      closedby="any"
      onCancel={cancel}
      className={clsx(styles.modal, shape)}
    >
      <header className={styles.header}>
        <h2 id={titleId} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <button type="button" aria-label="Close" className={styles.close} onClick={leave}>
          <X size={20} aria-hidden="true" />
        </button>
      </header>
      <div id={bodyId} className={styles.body}>
        {children}
      </div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
      {enter && <LayerToasts layer={titleId} />}
      {question}
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
