import {
  changesNothing,
  compareRows,
  debtWords,
  type LongPlan,
  NO_CHANGES,
  type Outcome,
  PROJECTION_SOURCES,
  type WhatIfChanges,
  whatIfFigures,
} from '@halyard/shared-contracts/long-run';
import { countWords } from '@halyard/shared-contracts/finance';
import { formatUsd } from '@halyard/shared-contracts/money';
import { SourceNotes } from '@halyard/shared-contracts/ui/parts';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useOutcome } from '../data/use-outcome';
import { CompareTable } from './compare-table';
import type { WhatIfQuestion } from './use-what-if-data';
import styles from './what-if.module.css';

interface ComparisonProps extends Pick<WhatIfQuestion, 'data' | 'context'> {
  readonly changes: WhatIfChanges;
}

interface Tried {
  readonly outcome: Outcome | null;
  readonly busy: boolean;
}

const NOT_TRIED: Tried = { outcome: null, busy: false };

export function Comparison({ data, context, changes }: ComparisonProps) {
  const now = useMemo(() => whatIfFigures(data, context, NO_CHANGES), [data, context]);
  const then = useMemo(() => whatIfFigures(data, context, changes), [data, context, changes]);
  return now.plan && then.plan ? (
    <Projected plans={[now.plan, then.plan]}>
      {(tried) => <Compared data={data} figures={[now, then]} changes={changes} tried={tried} />}
    </Projected>
  ) : (
    <Compared data={data} figures={[now, then]} changes={changes} tried={[NOT_TRIED, NOT_TRIED]} />
  );
}

interface ProjectedProps {
  readonly plans: readonly [now: LongPlan, then: LongPlan];
  readonly children: (tried: readonly [Tried, Tried]) => React.ReactNode;
}

function Projected({ plans: [now, then], children }: ProjectedProps) {
  const before = useOutcome(now, 'blocks');
  const after = useOutcome(then, 'blocks');
  return children([before, after]);
}

interface ComparedProps extends Pick<ComparisonProps, 'data' | 'changes'> {
  readonly figures: readonly [ReturnType<typeof whatIfFigures>, ReturnType<typeof whatIfFigures>];
  readonly tried: readonly [Tried, Tried];
}

function Compared({ data, figures, changes, tried: [before, after] }: ComparedProps) {
  const [now, then] = figures;
  const rows = compareRows(figures, [before.outcome, after.outcome]);
  return (
    <div className={styles.compared}>
      <p role="status" className={styles.answer}>
        {answer(figures, changes)}
      </p>
      {then.missing > 0 && (
        <p className={styles.missing}>
          Your accounts outside retirement lack {formatUsd(then.missing, { decimals: 0 })} for this.
        </p>
      )}
      <CompareTable rows={rows} busy={before.busy || after.busy} />
      {now.debtsLeftOut.length > 0 && (
        <p className={styles.note}>
          <Link to="/liabilities">
            Add the rate or payment of {countWords(now.debtsLeftOut.length, 'debt')}
          </Link>{' '}
          to see when all your debts end.
        </p>
      )}
      {now.planLacks !== null && (
        <p className={styles.note}>
          {now.planLacks === 'age' ? (
            <Link to="/fact-finder">Add your date of birth</Link>
          ) : (
            <Link to="/wealth-plan">Enter what you would spend</Link>
          )}{' '}
          to see how long the money could last and what you could be worth.
        </p>
      )}
      {now.lifeGap === null && (
        <p className={styles.note}>
          What others would need is known once the{' '}
          <Link to="/fact-finder">fact finder knows for how many years</Link>, and your income.
        </p>
      )}
      <SourceNotes sources={PROJECTION_SOURCES} today={data.today} />
    </div>
  );
}

function answer([now, then]: ComparedProps['figures'], changes: WhatIfChanges): string {
  if (changesNothing(changes)) return 'Choose what changes to compare it with today';
  const words = debtWords([now.debtFree, then.debtFree]);
  if (words !== null) return words;
  const isUnknown = now.debtFree === 'none' && now.debtsLeftOut.length > 0;
  return isUnknown
    ? 'The end of your debts is not known'
    : 'Your debts would end when they end now';
}
