import type { HouseholdPlan } from '@halyard/shared-contracts/long-run';
import { SelectField } from '@halyard/shared-contracts/ui';
import { DraftNumber, type DraftProps } from './draft-fields';

const STATUSES = [
  { value: '', label: 'As in your profile' },
  { value: 'single', label: 'Single' },
  { value: 'joint', label: 'Married, joint return' },
  { value: 'separate', label: 'Married, filing separately' },
  { value: 'head', label: 'Head of household' },
] as const;

interface RateFieldsProps extends DraftProps {
  readonly plan: HouseholdPlan['plan'];
}

export function RateFields({ plan, ...fields }: RateFieldsProps) {
  const { draft, onChange } = fields;
  const choose = (chosen: string) => {
    const found = STATUSES.find(({ value }) => value === chosen)?.value ?? '';
    onChange({ ...draft, status: found === '' ? null : found });
  };
  return (
    <>
      <SelectField
        label="Tax return"
        options={STATUSES}
        value={draft.status ?? ''}
        onChange={({ target }) => choose(target.value)}
      />
      <DraftNumber
        {...fields}
        name="statePercent"
        label="State tax in percent"
        usual={plan.statePercent}
        hint="A flat rate that you enter"
      />
      <DraftNumber
        {...fields}
        name="inflationPercent"
        label="Inflation in percent"
        usual={plan.inflationPercent}
        hint="For steady growth only"
      />
      <DraftNumber
        {...fields}
        name="feePercent"
        label="Fees in percent a year"
        usual={plan.feePercent}
      />
    </>
  );
}
