import type { HouseholdPlan } from '@halyard/shared-contracts/long-run';
import { formatUsd } from '@halyard/shared-contracts/money';
import { BASIS_WORDS } from './ahead-words';
import { DraftAmount, type DraftProps } from './draft-fields';

const now = (value: HouseholdPlan['plan']['saving'], from: string) =>
  `Now ${formatUsd(value, { decimals: 0 })}, ${from}`;

interface AmountFieldsProps extends DraftProps {
  readonly household: HouseholdPlan;
}

export function AmountFields({ household: { plan, basis }, ...draft }: AmountFieldsProps) {
  const isWorking = plan.age < plan.retirementAge;
  return (
    <>
      {isWorking && (
        <DraftAmount
          {...draft}
          name="saving"
          label="Saved a year until then"
          hint={now(plan.saving, BASIS_WORDS[basis.saving])}
        />
      )}
      {isWorking && (
        <DraftAmount
          {...draft}
          name="contributions"
          label="Saved in a workplace plan a year"
          hint="Before tax, out of your pay"
        />
      )}
      <DraftAmount
        {...draft}
        name="spending"
        label="Spent a year in retirement"
        hint={`${now(plan.spending, BASIS_WORDS[basis.spending])}, without payments of loans`}
      />
      <DraftAmount
        {...draft}
        name="pension"
        label="Pensions a year"
        hint={now(plan.pension, BASIS_WORDS[basis.pension])}
      />
      <DraftAmount
        {...draft}
        name="socialSecurity"
        label="Social Security a month"
        hint="At full retirement age, as on your statement"
      />
    </>
  );
}
