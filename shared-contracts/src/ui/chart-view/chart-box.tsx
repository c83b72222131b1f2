import { ChartNoAxesColumn, Download, Table2 } from 'lucide-react';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { Button } from '../control/button';
import { Spinner } from '../state/spinner';
import { useNear } from '../state/use-near';
import styles from './chart-box.module.css';

interface ChartBoxProps {
  /** It is also the title of the saved picture. */
  readonly name: string;
  /** The height is reserved before the chart loads. */
  readonly height: number;
  readonly chart: ReactNode;
  readonly table: ReactNode;
  readonly small?: boolean | undefined;
  readonly beside?: ReactNode;
}

export function ChartBox({ name, height, chart, table, small = false, beside }: ChartBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const near = useNear(box);
  const [asTable, setAsTable] = useState(false);
  const Icon = asTable ? ChartNoAxesColumn : Table2;
  const turn = asTable ? 'View as chart' : 'View as table';
  const waiting = <Waiting />;
  return (
    <div ref={box}>
      <div className={styles.stage} style={{ minHeight: height }}>
        {asTable ? (
          <div
            role="group"
            aria-label={name}
            tabIndex={0}
            className={styles.rows}
            style={{ maxHeight: height }}
          >
            {table}
          </div>
        ) : near ? (
          <Suspense fallback={waiting}>{chart}</Suspense>
        ) : (
          waiting
        )}
      </div>
      <div className={styles.tools}>
        {beside && <div className={styles.beside}>{beside}</div>}
        <Button variant="quiet" size="small" aria-label={turn} onClick={() => setAsTable(!asTable)}>
          <Icon size={16} aria-hidden="true" />
          {!beside && !small && turn}
        </Button>
        {!asTable && !small && (
          <Button
            variant="quiet"
            size="small"
            aria-label={`Save picture: ${name}`}
            onClick={() => void save(box.current, name)}
          >
            <Download size={16} aria-hidden="true" />
          </Button>
        )}
      </div>
    </div>
  );
}

async function save(box: Element | null, name: string): Promise<void> {
  const { savePicture } = await import(
    /* webpackChunkName: "charts" */ '../charts/picture/save-picture'
  );
  if (box) await savePicture(box, name);
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Spinner />
      <span className="sr-only">Loading chart...</span>
    </div>
  );
}
