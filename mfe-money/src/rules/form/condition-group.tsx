import { Button, SelectField } from '@halyard/shared-contracts/ui';
import { ConditionFields } from './condition-fields';
import styles from './form.module.css';
import { conditionOn, type RuleDraft } from './rule-draft';
import type { ValueOptions } from './value-options';

const MOST_CONDITIONS = 10;

const MATCHES = [
  { value: 'all', label: 'All conditions' },
  { value: 'any', label: 'Any condition' },
];

interface ConditionGroupProps {
  readonly draft: Pick<RuleDraft, 'conditions' | 'match'>;
  readonly options: ValueOptions;
  readonly onChange: (part: Partial<RuleDraft>) => void;
}

export function ConditionGroup({ draft, options, onChange }: ConditionGroupProps) {
  const { conditions, match } = draft;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>When</legend>
      {conditions.length > 1 && (
        <SelectField
          label="Needs"
          options={MATCHES}
          value={match}
          onChange={({ target }) => onChange({ match: target.value === 'any' ? 'any' : 'all' })}
        />
      )}
      {conditions.map((condition, at) => (
        <ConditionFields
          key={at}
          condition={condition}
          number={at + 1}
          options={options}
          onChange={(next) => onChange({ conditions: conditions.with(at, next) })}
          onRemove={
            conditions.length > 1
              ? () => onChange({ conditions: conditions.toSpliced(at, 1) })
              : undefined
          }
        />
      ))}
      {conditions.length < MOST_CONDITIONS && (
        <Button
          size="small"
          onClick={() => onChange({ conditions: [...conditions, conditionOn('amount')] })}
        >
          Add condition
        </Button>
      )}
    </fieldset>
  );
}
