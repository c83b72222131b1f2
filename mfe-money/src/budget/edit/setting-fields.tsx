import { MoneyField, SelectField, TextField } from '@halyard/shared-contracts/ui';
import type { SettingDraft } from './setting-draft';

const KINDS = [
  { value: 'none', label: 'Start again next month' },
  { value: 'rollover', label: 'Carry the rest over' },
  { value: 'target', label: 'Save for a target' },
];

const HINTS = {
  none: 'What is left is free to assign again.',
  rollover: 'What is left is added to next month, and what is overspent is taken off.',
  target: 'Each month gets an equal share of what is missing.',
};

const kindOf = (text: string): SettingDraft['kind'] =>
  text === 'rollover' || text === 'target' ? text : 'none';

interface SettingFieldsProps {
  readonly draft: SettingDraft;
  readonly showProblems: boolean;
  readonly onChange: (draft: SettingDraft) => void;
}

export function SettingFields({ draft, showProblems, onChange }: SettingFieldsProps) {
  const { kind, amount, by } = draft;
  return (
    <>
      <SelectField
        label="At the end of the month"
        hint={HINTS[kind]}
        options={KINDS}
        value={kind}
        onChange={({ target }) => onChange({ ...draft, kind: kindOf(target.value) })}
      />
      {kind === 'target' && (
        <>
          <MoneyField
            label="Target"
            value={amount}
            error={showProblems && !amount ? 'Enter an amount above zero' : undefined}
            onChange={(next) => onChange({ ...draft, amount: next })}
          />
          <TextField
            label="By"
            type="month"
            value={by}
            error={showProblems && by === '' ? 'Choose a month, like 2026-12' : undefined}
            onChange={({ target }) => onChange({ ...draft, by: target.value })}
          />
        </>
      )}
    </>
  );
}
