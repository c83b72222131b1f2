import { SelectField, TextField, Toggle } from '@halyard/shared-contracts/ui';
import type { RuleDraft } from './rule-draft';
import styles from './form.module.css';
import type { ValueOptions } from './value-options';

interface ActionFieldsProps {
  readonly draft: RuleDraft;
  readonly options: ValueOptions;
  readonly onChange: (part: Partial<RuleDraft>) => void;
}

const NO_CHANGE = { value: '', label: 'Leave as it is' };

export function ActionFields({ draft, options, onChange }: ActionFieldsProps) {
  const [, ...categories] = options.category ?? [];
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Then</legend>
      {!draft.transfer && (
        <SelectField
          label="Category"
          options={[NO_CHANGE, ...categories]}
          value={draft.category}
          onChange={({ target }) => onChange({ category: target.value })}
        />
      )}
      {draft.split && draft.category === '' && !draft.transfer && (
        <p className={styles.note}>
          Splits into {draft.split.map(({ category }) => category).join(' and ')}
        </p>
      )}
      <TextField
        label="Name of the merchant"
        hint="Leave empty to keep the name"
        autoComplete="off"
        maxLength={200}
        value={draft.merchant}
        onChange={({ target }) => onChange({ merchant: target.value })}
      />
      <TextField
        label="Tags"
        hint="Separate them with commas"
        autoComplete="off"
        value={draft.tags}
        onChange={({ target }) => onChange({ tags: target.value })}
      />
      <Toggle
        label="Leave out of income and spending"
        checked={draft.hidden}
        onChange={(hidden) => onChange({ hidden })}
      />
      <Toggle
        label="Mark as a transfer between my accounts"
        checked={draft.transfer}
        onChange={(transfer) => onChange({ transfer })}
      />
      <Toggle
        label="Mark as reviewed"
        checked={draft.reviewed}
        onChange={(reviewed) => onChange({ reviewed })}
      />
    </fieldset>
  );
}
