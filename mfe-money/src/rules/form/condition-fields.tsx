import { Button, SelectField, TextField } from '@halyard/shared-contracts/ui';
import { FIELD_WORDS, OPERATOR_WORDS, type Operator, type RuleFieldName } from '../rule-words';
import styles from './form.module.css';
import { type ConditionDraft, conditionOn, OPERATORS } from './rule-draft';
import type { ValueOptions } from './value-options';

interface ConditionFieldsProps {
  readonly condition: ConditionDraft;
  readonly number: number;
  readonly options: ValueOptions;
  readonly onChange: (condition: ConditionDraft) => void;
  /** It is absent for the only condition. */
  readonly onRemove: (() => void) | undefined;
}

const FIELDS: readonly RuleFieldName[] = [
  'merchant',
  'text',
  'category',
  'amount',
  'account',
  'direction',
  'weekday',
  'dayOfMonth',
];

const isField = (text: string): text is RuleFieldName => FIELDS.some((field) => field === text);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function operatorOf({ field, operator }: ConditionDraft, text: string): Operator {
  return OPERATORS[field].find((each) => each === text) ?? operator;
}

export function ConditionFields(props: ConditionFieldsProps) {
  const { condition, number, options, onChange, onRemove } = props;
  const { field, operator, value, value2 } = condition;
  const choices = options[field];
  const isNumber = field === 'amount' || field === 'dayOfMonth';
  return (
    <fieldset className={styles.condition}>
      <legend className="sr-only">Condition {number}</legend>
      <SelectField
        label="What"
        options={FIELDS.map((each) => ({ value: each, label: capital(FIELD_WORDS[each]) }))}
        value={field}
        onChange={({ target }) => isField(target.value) && onChange(conditionOn(target.value))}
      />
      <SelectField
        label="How"
        options={OPERATORS[field].map((each) => ({ value: each, label: OPERATOR_WORDS[each] }))}
        value={operator}
        onChange={({ target }) =>
          onChange({ ...condition, operator: operatorOf(condition, target.value) })
        }
      />
      {choices ? (
        <SelectField
          label="Value"
          options={choices}
          value={value}
          onChange={({ target }) => onChange({ ...condition, value: target.value })}
        />
      ) : (
        <TextField
          label={operator === 'between' ? 'From' : 'Value'}
          hint={operator === 'matches' ? '* stands for any letters' : undefined}
          autoComplete="off"
          maxLength={200}
          inputMode={isNumber ? 'decimal' : 'text'}
          value={value}
          onChange={({ target }) => onChange({ ...condition, value: target.value })}
        />
      )}
      {operator === 'between' && (
        <TextField
          label="To"
          autoComplete="off"
          inputMode="decimal"
          value={value2}
          onChange={({ target }) => onChange({ ...condition, value2: target.value })}
        />
      )}
      {onRemove && (
        <Button variant="quiet" size="small" onClick={onRemove}>
          Remove condition {number}
        </Button>
      )}
    </fieldset>
  );
}
