import {
  FILING_STATUSES,
  type FilingStatus,
  type TaxFacts,
} from '@halyard/shared-contracts/long-run';
import { Disclosure, MoneyField, SelectField, TextField } from '@halyard/shared-contracts/ui';
import styles from './tax.module.css';

const STATUS_NAMES: Readonly<Record<FilingStatus, string>> = {
  single: 'Single',
  joint: 'Married, joint return',
  separate: 'Married, filing separately',
  head: 'Head of household',
};

interface TaxFieldsProps {
  readonly facts: TaxFacts;
  readonly onChange: (facts: TaxFacts) => void;
}

type Amount = 'wages' | 'selfEmployment' | 'contributions' | 'otherIncome' | 'benefits';
type Count = 'children' | 'aged' | 'statePercent';

const MOST: Readonly<Record<Count, number>> = { children: 20, aged: 2, statePercent: 20 };

export function TaxFields({ facts, onChange }: TaxFieldsProps) {
  const amount = (key: Amount, label: string, hint?: string) => (
    <MoneyField
      fromZero={key !== 'selfEmployment'}
      label={label}
      hint={hint}
      value={facts[key]}
      onChange={(value) => onChange({ ...facts, [key]: value })}
    />
  );
  const count = (key: Count, label: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      type="number"
      min={0}
      max={MOST[key]}
      step={key === 'statePercent' ? 'any' : 1}
      value={facts[key]}
      onChange={({ target }) => {
        const value = Math.min(MOST[key], Math.max(0, target.valueAsNumber || 0));
        onChange({ ...facts, [key]: key === 'statePercent' ? value : Math.floor(value) });
      }}
    />
  );
  return (
    <Disclosure summary="What this rests on">
      <div className={styles.fields}>
        <SelectField
          label="Tax return"
          options={FILING_STATUSES.map((value) => ({ value, label: STATUS_NAMES[value] }))}
          value={facts.status}
          onChange={({ target }) => {
            const status = FILING_STATUSES.find((value) => value === target.value);
            if (status) onChange({ ...facts, status });
          }}
        />
        {amount('wages', 'Pay a year before tax')}
        {amount('contributions', 'Saved in a workplace plan a year', 'Before tax, out of the pay')}
        {amount('selfEmployment', 'Business profit a year')}
        {amount('otherIncome', 'Pensions, interest, and other income a year')}
        {amount('benefits', 'Social Security a year')}
        {count('children', 'Children under 17')}
        {count('aged', 'People who are 65 or older', 'On this return')}
        {count('statePercent', 'State tax in percent', 'A flat rate')}
      </div>
    </Disclosure>
  );
}
