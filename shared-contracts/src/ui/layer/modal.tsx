import { clsx } from 'clsx';
import { X } from 'lucide-react';
import {
  type FormEvent,
  type ReactNode,
  useContext,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
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

const TYPED =
  'textarea, input:not([type="search"], [type="checkbox"], [type="radio"], [type="range"])';

/** A touch beside the dialog must not throw away what was typed. Esc and the buttons still close it. */
function keepInput({ currentTarget, target }: FormEvent<HTMLDialogElement>): void {
  if (target instanceof Element && target.matches(TYPED))
    currentTarget.setAttribute('closedby', 'closerequest');
}

/** The browser keeps the focus inside, returns it, and closes the dialog on Esc. */
export function Modal({ title, onClose, children, footer, shape, role }: ModalFrameProps) {
  const titleId = useId();
  const bodyId = useId();
  const dialog = useModal(onClose);
  const enter = useContext(ToastContext)?.enter;
  useLayoutEffect(() => enter?.(titleId), [enter, titleId]);
  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={role && bodyId}
      closedby="any"
      onInput={keepInput}
      className={clsx(styles.modal, shape)}
    >
      <header className={styles.header}>
        <h2 id={titleId} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <button type="button" aria-label="Close" className={styles.close} onClick={onClose}>
          <X size={20} aria-hidden="true" />
        </button>
      </header>
      <div id={bodyId} className={styles.body}>
        {children}
      </div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
      {enter && <LayerToasts layer={titleId} />}
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
