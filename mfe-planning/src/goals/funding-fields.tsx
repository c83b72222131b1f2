import { formatUsd } from '@halyard/shared-contracts/money';
import { MoneyField, SelectField, TextField } from '@halyard/shared-contracts/ui';
import type { GoalAccount } from '@halyard/shared-contracts/wire';
import { type Funding, type FundingKind, NO_FUNDING } from './goal-draft';
import styles from './goals.module.css';

const KINDS = [
  { value: 'none', label: 'Nothing' },
  { value: 'amount', label: 'An amount' },
  { value: 'share', label: 'A share' },
];

const kindOf = (text: string): FundingKind =>
  text === 'share' || text === 'amount' ? text : 'none';

interface FundingFieldsProps {
  readonly account: GoalAccount;
  readonly value: Funding | undefined;
  readonly onChange: (value: Funding) => void;
}

export function FundingFields({ account, value = NO_FUNDING, onChange }: FundingFieldsProps) {
  return (
    <fieldset className={styles.funding}>
      <legend className={styles.legend}>{account.name}</legend>
      <SelectField
        label="Counts for this goal"
        hint={`${formatUsd(account.free)} of ${formatUsd(account.balance)} is free`}
        options={KINDS}
        value={value.kind}
        onChange={({ target }) => onChange({ ...value, kind: kindOf(target.value) })}
      />
      {value.kind === 'amount' && (
        <MoneyField
          label={`Amount of ${account.name}`}
          value={value.amount}
          onChange={(amount) => onChange({ ...value, amount })}
        />
      )}
      {value.kind === 'share' && (
        <TextField
          label={`Share of ${account.name} in %`}
          inputMode="decimal"
          value={value.percent}
          onChange={({ target }) => onChange({ ...value, percent: target.value })}
        />
      )}
    </fieldset>
  );
}
