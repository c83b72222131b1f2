import {
  breakWords,
  chanceWords,
  type HouseholdPlan,
  intervalWords,
  type Method,
  METHODS,
  PROJECTION_SOURCES,
  SOURCED,
  steadyPath,
} from '@halyard/shared-contracts/long-run';
import type { IsoDate } from '@halyard/shared-contracts/finance';
import { Card, ChipGroup } from '@halyard/shared-contracts/ui';
import { Skeleton, SourceNotes } from '@halyard/shared-contracts/ui/parts';
import type { Assumptions } from '@halyard/shared-contracts/wire';
import { useMemo, useState } from 'react';
import styles from './ahead.module.css';
import { METHOD_NAMES, METHOD_NOTES } from './ahead-words';
import { AssumptionForm } from './assumption-form';
import { ClaimTable } from './claim-table';
import { FanChart } from './fan-chart';
import { useOutcome } from '../../data/use-outcome';

interface AheadCardProps {
  readonly household: HouseholdPlan;
  readonly stored: Assumptions;
  readonly today: IsoDate;
}

export function AheadCard({ household, stored, today }: AheadCardProps) {
  const [method, setMethod] = useState<Method>('blocks');
  const { plan } = household;
  const { outcome, busy } = useOutcome(plan, method);
  const steady = useMemo(() => steadyPath(plan, SOURCED.marketReturns.value), [plan]);
  const broken = outcome && breakWords(outcome);
  return (
    <Card title="The years ahead" footer={<Footer household={household} />}>
      <div className={styles.ahead} aria-busy={busy}>
        {outcome ? (
          <>
            <div role="status">
              <p className={styles.answer}>{chanceWords(outcome, plan.lastAge)}</p>
              <p className={styles.note}>{intervalWords(outcome)}</p>
            </div>
            {broken && <p className={styles.note}>{broken}</p>}
            <FanChart plan={plan} outcome={outcome} steady={steady} />
          </>
        ) : (
          <div className={styles.waiting}>
            <Skeleton shape="block" width="100%" height="20rem" />
          </div>
        )}
        <div>
          <ChipGroup
            label="How the years are drawn"
            options={METHODS.map((value) => ({ value, label: METHOD_NAMES[value] }))}
            value={method}
            onChange={setMethod}
          />
          <p className={styles.note}>{METHOD_NOTES[method]}</p>
        </div>
        <ClaimTable household={household} />
        <AssumptionForm stored={stored} household={household} />
        <SourceNotes sources={PROJECTION_SOURCES} today={today} />
      </div>
    </Card>
  );
}

function Footer({ household: { basis, debtsLeftOut, plan } }: Pick<AheadCardProps, 'household'>) {
  return (
    <>
      Tried futures are no forecast. Not counted: your home, the 10% tax on early withdrawals, taxes
      on gains, health insurance, and changes of the law
      {debtsLeftOut > 0 &&
        `, and ${debtsLeftOut} of your debts, whose rate or payment is not known`}
      . {basis.benefits === 'unknown' && 'Social Security is not counted until you enter it. '}
      {plan.statePercent === 0 && 'State tax is 0% until you enter a rate. '}
      Educational information from your own figures, no professional advice.
    </>
  );
}
