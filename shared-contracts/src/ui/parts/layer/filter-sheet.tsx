import { clsx } from 'clsx';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '@halyard/shared-contracts/ui';
import styles from './filter-sheet.module.css';
import { Sheet } from './sheet';
import { useNarrow } from './use-narrow';

interface FilterSheetProps {
  readonly active: number;
  /** An example is "24 transactions". */
  readonly result: string;
  /** `true` shows only the icon of the button, for a narrow row. */
  readonly compact?: boolean | undefined;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** Renders a bar, or a sheet behind one button on phones. */
export function FilterSheet(props: FilterSheetProps) {
  const narrow = useNarrow();
  return narrow ? <Phone {...props} /> : <Bar {...props} />;
}

function Bar({ active, onClear, children }: FilterSheetProps) {
  return (
    <div role="group" aria-label="Filters" className={styles.bar}>
      {children}
      {active > 0 && (
        <Button variant="quiet" onClick={onClear}>
          Clear filters
        </Button>
      )}
    </div>
  );
}

function Phone({ active, result, compact = false, onClear, children }: FilterSheetProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const footer = (
    <>
      <Button disabled={active === 0} onClick={onClear}>
        Clear filters
      </Button>
      <Button variant="primary" onClick={close}>
        Show {result}
      </Button>
    </>
  );
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SlidersHorizontal size={16} aria-hidden="true" />
        <span className={clsx(compact && 'sr-only')}>Filter</span>
        {active > 0 && (
          <span className={styles.count}>
            {active}
            <span className="sr-only"> set</span>
          </span>
        )}
      </Button>
      <Sheet title="Filters" open={open} onClose={close} footer={footer}>
        <div className={styles.fields}>{children}</div>
      </Sheet>
    </>
  );
}
