import {
  type HouseholdPlan,
  isSpendingKnown,
  PROJECTION_SOURCES,
} from '@halyard/shared-contracts/long-run';
import type { IsoDate } from '@halyard/shared-contracts/finance';
import { Card } from '@halyard/shared-contracts/ui';
import { SourceNotes } from '@halyard/shared-contracts/ui/parts';
import type { Assumptions } from '@halyard/shared-contracts/wire';
import styles from './ahead.module.css';
import { AheadAnswer } from './ahead-answer';
import { AssumptionForm } from './assumption-form';
import { ClaimTable } from './claim-table';

interface AheadCardProps {
  readonly household: HouseholdPlan;
  readonly stored: Assumptions;
  readonly today: IsoDate;
}

export function AheadCard({ household, stored, today }: AheadCardProps) {
  return (
    <Card title="The years ahead" footer={<Footer household={household} />}>
      <div className={styles.ahead}>
        {isSpendingKnown(household) ? (
          <AheadAnswer plan={household.plan} />
        ) : (
          <p className={styles.note}>
            What you spend is not known yet, so this cannot say how long your money could last. A
            full month of transactions is needed, or the amount that you enter below.
          </p>
        )}
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
