import type { HouseholdPlan } from '@halyard/shared-contracts/long-run';
import { formatUsd } from '@halyard/shared-contracts/money';
import {
  Button,
  Disclosure,
  Form,
  MoneyField,
  SelectField,
  TextField,
} from '@halyard/shared-contracts/ui';
import { type Assumptions, NO_ASSUMPTIONS } from '@halyard/shared-contracts/wire';
import { useState } from 'react';
import { usePlanningSaveAssumptionsMutation } from '../../data/assumption-endpoints';
import { useWrite } from '../../form/use-write';
import {
  type AmountKey,
  type AssumptionDraft,
  assumptionsOf,
  draftOf,
  type NumberKey,
} from './assumption-draft';
import { BASIS_WORDS } from './ahead-words';
import styles from './ahead.module.css';
import { MixFields } from './mix-fields';

interface AssumptionFormProps {
  readonly stored: Assumptions;
  readonly household: HouseholdPlan;
}

const STATUSES = [
  { value: '', label: 'As in your profile' },
  { value: 'single', label: 'Single' },
  { value: 'joint', label: 'Married, joint return' },
  { value: 'separate', label: 'Married, filing separately' },
  { value: 'head', label: 'Head of household' },
] as const;

const IMPOSSIBLE =
  'One of the numbers is not possible. Ages are 16 to 120, claiming is from 62 to 70, percents are 0 to 20, and shares add up to at most 100.';

export function AssumptionForm({ stored, household: { plan, basis } }: AssumptionFormProps) {
  const [draft, setDraft] = useState(() => draftOf(stored, plan.accounts));
  const [problem, setProblem] = useState<string | null>(null);
  const [save] = usePlanningSaveAssumptionsMutation();
  const write = useWrite();
  const store = async (next: AssumptionDraft) => {
    const value = assumptionsOf(next);
    setProblem(value ? null : IMPOSSIBLE);
    if (value) await write.run(() => save(value).unwrap(), 'Assumptions saved');
  };
  const reset = async () => {
    const empty = draftOf(NO_ASSUMPTIONS, plan.accounts);
    setDraft(empty);
    await store(empty);
  };
  const number = (key: NumberKey, label: string, usual: number, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      inputMode="decimal"
      placeholder={String(usual)}
      value={draft.numbers[key]}
      onChange={({ target }) =>
        setDraft({ ...draft, numbers: { ...draft.numbers, [key]: target.value } })
      }
    />
  );
  const amount = (key: AmountKey, label: string, hint: string) => (
    <MoneyField
      label={label}
      hint={hint}
      value={draft.amounts[key]}
      onChange={(value) => setDraft({ ...draft, amounts: { ...draft.amounts, [key]: value } })}
    />
  );
  const isWorking = plan.age < plan.retirementAge;
  const now = (value: HouseholdPlan['plan']['saving'], from: string) =>
    `Now ${formatUsd(value, { decimals: 0 })}, ${from}`;
  return (
    <Disclosure summary="What this assumes">
      <Form
        onSubmit={() => store(draft)}
        problem={problem ?? (write.error ? 'Could not save. Try again.' : null)}
      >
        <div className={styles.fields}>
          {number('age', 'Your age', plan.age)}
          {number('retirementAge', 'You retire at', plan.retirementAge)}
          {number('lastAge', 'Money has to last to', plan.lastAge)}
          {number('claimAge', 'You claim Social Security at', plan.claimAge, '62 to 70')}
          {isWorking &&
            amount(
              'saving',
              'Saved a year until then',
              now(plan.saving, BASIS_WORDS[basis.saving]),
            )}
          {isWorking &&
            amount(
              'contributions',
              'Saved in a workplace plan a year',
              'Before tax, out of your pay',
            )}
          {amount(
            'spending',
            'Spent a year in retirement',
            `${now(plan.spending, BASIS_WORDS[basis.spending])}, without payments of loans`,
          )}
          {amount('pension', 'Pensions a year', now(plan.pension, BASIS_WORDS[basis.pension]))}
          {amount(
            'socialSecurity',
            'Social Security a month',
            'At full retirement age, as on your statement',
          )}
          <SelectField
            label="Tax return"
            options={STATUSES}
            value={draft.status ?? ''}
            onChange={({ target }) => {
              const found = STATUSES.find(({ value }) => value === target.value)?.value ?? '';
              setDraft({ ...draft, status: found === '' ? null : found });
            }}
          />
          {number(
            'statePercent',
            'State tax in percent',
            plan.statePercent,
            'A flat rate that you enter',
          )}
          {number(
            'inflationPercent',
            'Inflation in percent',
            plan.inflationPercent,
            'For steady growth only',
          )}
          {number('feePercent', 'Fees in percent a year', plan.feePercent)}
        </div>
        <MixFields
          accounts={plan.accounts}
          mixes={draft.mixes}
          onChange={(mixes) => setDraft({ ...draft, mixes })}
        />
        <div className={styles.buttons}>
          <Button variant="primary" type="submit" busy={write.busy}>
            Save and try again
          </Button>
          <Button onClick={() => void reset()}>Use Halyard’s own</Button>
        </div>
      </Form>
    </Disclosure>
  );
}
