import { Button, Card } from '@halyard/shared-contracts/ui';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './home.module.css';
import { useShouldLoad } from './use-should-load';

interface LazyCardProps<Code> {
  readonly title: string;
  readonly waiting: string;
  /** The placeholder has the height of the loaded card, so nothing below moves. */
  readonly stage: string | undefined;
  readonly load: () => Promise<Code>;
  readonly children: (code: Code) => ReactNode;
}

/** Loads its code when the page is idle and the card is near the window. A failure affects only this card. */
export function LazyCard<Code>({ title, waiting, stage, load, children }: LazyCardProps<Code>) {
  const [place, shouldLoad] = useShouldLoad();
  const [code, setCode] = useState<{ readonly of: Code } | 'failed' | null>(null);
  useEffect(() => {
    if (!shouldLoad || code !== null) return;
    load().then(
      (of) => setCode({ of }),
      () => setCode('failed'),
    );
  }, [shouldLoad, code, load]);
  if (code !== null && code !== 'failed') return children(code.of);
  return (
    <Card title={title}>
      <div ref={place} className={stage}>
        {code === 'failed' ? (
          <div role="alert">
            <p className={styles.note}>This part could not be loaded.</p>
            <Button size="small" onClick={() => setCode(null)}>
              Try Again
            </Button>
          </div>
        ) : (
          <p role="status" className={styles.note}>
            {waiting}
          </p>
        )}
      </div>
    </Card>
  );
}
