import { Dialog, Toggle } from '@halyard/shared-contracts/ui';
import styles from './shortcuts-sheet.module.css';

interface ShortcutsSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly enabled: boolean;
  readonly onEnable: (enabled: boolean) => void;
}

const SHORTCUTS = [
  { key: 'j', does: 'Next transaction' },
  { key: 'k', does: 'Previous transaction' },
  { key: 'Enter', does: 'Details of the selected transaction' },
  { key: 'e', does: 'Change the category of the selected transaction' },
  { key: 'a', does: 'Accept the selected transaction of the review' },
  { key: 'c', does: 'Change the selected transaction of the review' },
  { key: 'A', does: 'Accept all transactions of the review' },
  { key: 'x', does: 'Select or deselect the transaction' },
  { key: 'J, K', does: 'Go on and select what comes next' },
  { key: '/', does: 'Search' },
  { key: 'Esc', does: 'Clear the search, leave it, or close what is open' },
  { key: '?', does: 'This list' },
];

export function ShortcutsSheet({ open, onClose, enabled, onEnable }: ShortcutsSheetProps) {
  return (
    <Dialog title="Keyboard shortcuts" open={open} onClose={onClose}>
      <dl className={styles.keys}>
        {SHORTCUTS.map(({ key, does }) => (
          <div key={key} className={styles.line}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Toggle label="Use single-key shortcuts" checked={enabled} onChange={onEnable} />
    </Dialog>
  );
}
