import { ChartNoAxesColumn, Table2 } from 'lucide-react';
import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../control/button';
import { Spinner } from '../state/spinner';
import styles from './chart-box.module.css';

interface ChartBoxProps {
  /** The space is reserved before the chart loads, so that nothing below it moves. */
  readonly height: number;
  readonly chart: ReactNode;
  readonly table: ReactNode;
}

export function ChartBox({ height, chart, table }: ChartBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const near = useNear(box);
  const [asTable, setAsTable] = useState(false);
  const Icon = asTable ? ChartNoAxesColumn : Table2;
  const waiting = <Waiting />;
  return (
    <div ref={box}>
      <div className={styles.stage} style={{ minHeight: height }}>
        {asTable ? table : near ? <Suspense fallback={waiting}>{chart}</Suspense> : waiting}
      </div>
      <div className={styles.tools}>
        <Button variant="quiet" size="small" onClick={() => setAsTable(!asTable)}>
          <Icon size={14} aria-hidden="true" />
          {asTable ? 'View as chart' : 'View as table'}
        </Button>
      </div>
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Spinner />
      <span className="sr-only">Loading chart...</span>
    </div>
  );
}

/** An element this far below the screen counts as near. */
const AHEAD = '200px';

function useNear(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const element = ref.current;
    if (near || !element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near, ref]);
  return near;
}
