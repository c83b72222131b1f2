import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import styles from './swipe-card.module.css';
import { useSwipe } from './use-swipe';

interface SwipeAction {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly tone: 'positive' | 'negative' | 'info' | 'neutral';
  readonly run: () => void;
}

interface SwipeCardProps {
  /** An example is "Whole Foods, $84.12". */
  readonly label: string;
  /** A swipe, the Left key, or its button runs it. */
  readonly left: SwipeAction;
  /** A swipe, the Right key, or its button runs it. */
  readonly right: SwipeAction;
  readonly children: ReactNode;
}

const toneColors = (tone: SwipeAction['tone']): CSSProperties => ({
  '--tone': `var(--${tone})`,
  '--tone-soft': `var(--${tone}-soft)`,
});

/** Swiping is a shortcut for the two buttons. */
export function SwipeCard({ label, left, right, children }: SwipeCardProps) {
  const { ref, offset } = useSwipe(left.run, right.run);
  const ahead = offset < 0 ? left : right;
  return (
    <div className={styles.swipe}>
      {offset !== 0 && (
        <div
          className={clsx(styles.behind, styles.toned)}
          style={toneColors(ahead.tone)}
          aria-hidden="true"
        >
          <ahead.icon size={20} className={offset < 0 ? styles.atEnd : undefined} />
        </div>
      )}
      <div
        ref={ref}
        role="group"
        aria-label={label}
        aria-keyshortcuts="ArrowLeft ArrowRight"
        tabIndex={0}
        className={styles.card}
        style={{ translate: `${offset}px` }}
      >
        {children}
        <div className={styles.actions}>
          <ActionButton action={left} />
          <ActionButton action={right} />
        </div>
      </div>
    </div>
  );
}

function ActionButton({
  action: { label, icon: Icon, tone, run },
}: {
  readonly action: SwipeAction;
}) {
  return (
    <button
      type="button"
      className={clsx(styles.action, styles.toned)}
      style={toneColors(tone)}
      onClick={run}
    >
      <Icon size={16} aria-hidden="true" />
      {label}
    </button>
  );
}
