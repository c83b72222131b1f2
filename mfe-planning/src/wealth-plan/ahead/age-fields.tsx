import type { HouseholdPlan } from '@halyard/shared-contracts/long-run';
import { DraftNumber, type DraftProps } from './draft-fields';

interface AgeFieldsProps extends DraftProps {
  readonly plan: HouseholdPlan['plan'];
}

export function AgeFields({ plan, ...draft }: AgeFieldsProps) {
  return (
    <>
      <DraftNumber {...draft} name="age" label="Your age" usual={plan.age} />
      <DraftNumber
        {...draft}
        name="retirementAge"
        label="You retire at"
        usual={plan.retirementAge}
      />
      <DraftNumber {...draft} name="lastAge" label="Money has to last to" usual={plan.lastAge} />
      <DraftNumber
        {...draft}
        name="claimAge"
        label="You claim Social Security at"
        usual={plan.claimAge}
        hint="62 to 70"
      />
    </>
  );
}
