import type { IsoMonth } from '@halyard/shared-contracts/finance';
import { abs, type Cents, formatUsd } from '@halyard/shared-contracts/money';
import { AsOf, Badge, Button, monthLabel } from '@halyard/shared-contracts/ui';
import { ChevronLeft, ChevronRight, Pencil } from 'lucide-react';
import styles from './budget.module.css';
import { monthsBeside } from './month-step';

interface MonthHeaderProps {
  readonly month: IsoMonth;
  readonly months: readonly IsoMonth[];
  readonly remaining: Cents | null;
  readonly asOf: string | null;
  readonly onMonth: (month: IsoMonth) => void;
  readonly onEdit: () => void;
}

export function MonthHeader(props: MonthHeaderProps) {
  const { month, months, remaining, asOf, onMonth, onEdit } = props;
  const { previous, next } = monthsBeside(month, months);
  return (
    <div className={styles.monthHeader}>
      <div className={styles.monthSteps}>
        <MonthButton label="Previous month" to={previous} onMonth={onMonth} icon={ChevronLeft} />
        <h2 className={styles.month} aria-live="polite">
          {monthLabel(month)}
        </h2>
        <MonthButton label="Next month" to={next} onMonth={onMonth} icon={ChevronRight} />
      </div>
      {remaining !== null && <RemainingBadge remaining={remaining} />}
      <div className={styles.monthTools}>
        <AsOf instant={asOf} />
        <Button aria-label="Edit budget" onClick={onEdit}>
          <Pencil size={16} aria-hidden="true" />
          <span>
            Edit <span className={styles.rest}>budget</span>
          </span>
        </Button>
      </div>
    </div>
  );
}

interface MonthButtonProps {
  readonly label: string;
  readonly to: IsoMonth | undefined;
  readonly onMonth: (month: IsoMonth) => void;
  readonly icon: typeof ChevronLeft;
}

/** The button at an end stays focusable, so the focus does not get lost. */
function MonthButton({ label, to, onMonth, icon: Icon }: MonthButtonProps) {
  return (
    <Button
      variant="quiet"
      aria-label={label}
      aria-disabled={to === undefined}
      onClick={() => to !== undefined && onMonth(to)}
      className={styles.step}
    >
      <Icon size={20} aria-hidden="true" />
    </Button>
  );
}

function RemainingBadge({ remaining }: { readonly remaining: Cents }) {
  return remaining < 0 ? (
    <Badge tone="negative">{formatUsd(abs(remaining))} Over Budget</Badge>
  ) : (
    <Badge tone="positive">{formatUsd(remaining)} Remaining</Badge>
  );
}
