import { Button, chartColor, LazyPieChart } from '@halyard/shared-contracts/ui';
import { useState } from 'react';
import { largestShares } from '../../../finance';
import type { Cents } from '../../../money';
import { ShareRow } from '../figure/share-row';
import { useNarrow } from '../layer/use-narrow';
import styles from './shares-pie.module.css';

export interface PieShare {
  readonly name: string;
  readonly amount: Cents;
  /** It is a whole number. */
  readonly percentage: number;
  /** It is a CSS color. Without it, the place in the list decides. */
  readonly color?: string | undefined;
}

interface SharesPieProps {
  readonly label: string;
  /** The largest comes first. */
  readonly shares: readonly PieShare[];
  readonly onOpen?: ((name: string) => void) | undefined;
}

const OTHERS = 'Others';
const OTHERS_COLOR = 'var(--neutral-fill)';
const SIZE = { wide: 240, narrow: 200 };

/** The pie has at most eight shares and Others. Every share has a row beside the pie. */
export function SharesPie({ label, shares, onOpen }: SharesPieProps) {
  const narrow = useNarrow();
  const [inOthers, setInOthers] = useState(false);
  const { shown, others, credits } = largestShares(
    shares.map((share, at) => ({ ...share, color: share.color ?? chartColor(at) })),
  );
  const isInside = inOthers && others !== null;
  const rest = others && { ...others, name: OTHERS, color: OTHERS_COLOR };
  const slices = isInside ? others.members : rest ? [...shown, rest] : shown;
  const open = (name: string) => (name === OTHERS ? setInOthers(true) : onOpen?.(name));
  const opens = onOpen !== undefined || rest !== null;
  return (
    <div className={styles.whole}>
      <LazyPieChart
        slices={slices}
        size={narrow ? SIZE.narrow : SIZE.wide}
        ariaLabel={isInside ? `${label}, ${OTHERS}` : label}
        onOpen={opens ? (index) => open(slices[index]?.name ?? '') : undefined}
      />
      <div className={styles.side}>
        {isInside && (
          <Button variant="quiet" size="small" onClick={() => setInOthers(false)}>
            Back to all
          </Button>
        )}
        <ul role="list" aria-label={label} className={styles.rows}>
          {[...slices, ...(isInside ? [] : credits)].map((slice) => (
            <li key={slice.name}>
              <ShareRow
                name={slice.name}
                amount={slice.amount}
                color={slice.color}
                share={slice.amount <= 0 ? 'credit' : `${slice.percentage}%`}
                onOpen={onOpen || slice.name === OTHERS ? () => open(slice.name) : undefined}
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
