import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import styles from './swipe-deck.module.css';

interface SwipeDeckProps {
  readonly label: string;
  readonly items: readonly { readonly id: string; readonly content: ReactNode }[];
}

/** It uses native scrolling, for a finger, a wheel, and keys. */
export function SwipeDeck({ label, items }: SwipeDeckProps) {
  const list = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const last = items.length - 1;
  const goTo = (index: number) => {
    const next = Math.min(last, Math.max(0, index));
    const element = list.current;
    element?.scrollTo({ left: next * element.clientWidth });
    setAt(next);
  };
  const settle = () => {
    const element = list.current;
    if (element) setAt(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)));
  };
  return (
    <section aria-label={label} className={styles.deck}>
      <ul
        ref={list}
        role="list"
        tabIndex={0}
        aria-label={label}
        className={styles.items}
        onScrollEnd={settle}
      >
        {items.map(({ id, content }, index) => (
          <li key={id} className={styles.item} inert={index !== at}>
            {content}
          </li>
        ))}
      </ul>
      {items.length > 1 && (
        <div className={styles.steps}>
          <Step label="Previous" disabled={at === 0} onPress={() => goTo(at - 1)}>
            <ChevronLeft size={20} aria-hidden="true" />
          </Step>
          <span role="status" className={styles.place}>
            {at + 1} of {items.length}
          </span>
          <Step label="Next" disabled={at === last} onPress={() => goTo(at + 1)}>
            <ChevronRight size={20} aria-hidden="true" />
          </Step>
        </div>
      )}
    </section>
  );
}

interface StepProps {
  readonly label: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A disabled step keeps its focus. */
function Step({ label, disabled, onPress, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled}
      className={styles.step}
      onClick={disabled ? undefined : onPress}
    >
      {children}
    </button>
  );
}
