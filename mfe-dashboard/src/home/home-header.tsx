import { useToday } from '@halyard/shared-contracts/store';
import { AsOf, Figure, Money, Page, SampleChip, spokenDate } from '@halyard/shared-contracts/ui';
import type { NetWorthAnswer } from '@halyard/shared-contracts/wire';
import type { ReactNode } from 'react';
import { NetWorthMove } from './net-worth-move';
import { Search } from './search/search';
import styles from './home-header.module.css';

interface HomeHeaderProps {
  /** As the person is called; null for the sample household and for a person who did not say. */
  readonly name: string | null;
  readonly netWorth: NetWorthAnswer;
  readonly source: 'sample' | 'own';
  readonly asOf: string | null;
  readonly children: ReactNode;
}

/** Greeting, day, search and the one figure of the screen, above its sections. */
export function HomeHeader({ name, netWorth, source, asOf, children }: HomeHeaderProps) {
  const today = useToday();
  const hero = (
    <div className={styles.hero}>
      <div>
        <Figure size="hero" label="Net worth" value={<Money amount={netWorth.current} />} />
        <p className={styles.move}>
          <NetWorthMove change={netWorth.change} />
        </p>
      </div>
      <Search />
    </div>
  );
  return (
    <Page
      title={name === null ? 'Welcome back' : `Welcome back, ${name}`}
      lead={spokenDate(today)}
      actions={source === 'sample' ? <SampleChip /> : <AsOf instant={asOf} />}
      hero={hero}
    >
      {children}
    </Page>
  );
}
