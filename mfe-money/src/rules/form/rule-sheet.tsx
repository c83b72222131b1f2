import { failureMessage } from '@halyard/shared-contracts/store';
import { Button, FormProblem, SelectField, TextField } from '@halyard/shared-contracts/ui';
import { Sheet } from '@halyard/shared-contracts/ui/parts';
import type { RuleWire } from '@halyard/shared-contracts/wire';
import { useMemo, useState } from 'react';
import { useRuleChanges } from '../use-rule-changes';
import { ActionFields } from './action-fields';
import { ConditionFields } from './condition-fields';
import styles from './form.module.css';
import { bodyOfDraft, type ConditionDraft, conditionOn, type RuleDraft } from './rule-draft';
import { RulePreview } from './rule-preview';
import { useDebounced } from './use-debounced';
import { useValueOptions } from './value-options';

const MOST_CONDITIONS = 10;

const MATCHES = [
  { value: 'all', label: 'All conditions' },
  { value: 'any', label: 'Any condition' },
];

interface RuleSheetProps {
  /** A null value adds a new rule. */
  readonly rule: RuleWire | null;
  readonly start: RuleDraft;
  readonly rules: readonly RuleWire[];
  readonly onClose: () => void;
}

export function RuleSheet({ rule, start, rules, onClose }: RuleSheetProps) {
  const [draft, setDraft] = useState(start);
  const options = useValueOptions();
  const { save, apply, remove, error, busy } = useRuleChanges();
  const change = (part: Partial<RuleDraft>) => setDraft((now) => ({ ...now, ...part }));
  const changeAt = (at: number, condition: ConditionDraft) =>
    change({ conditions: draft.conditions.with(at, condition) });
  const edit = useMemo(() => {
    const body = bodyOfDraft(draft);
    return body && { ...body, id: rule?.id, name: draft.name.trim() || null };
  }, [draft, rule]);
  const previewed = useDebounced(edit);

  const finish = async (isApplied: boolean) => {
    const saved = edit && (await save(edit));
    if (!saved) return;
    onClose();
    if (isApplied) await apply(saved);
  };
  return (
    <Sheet
      open
      title={rule ? 'Change rule' : 'Add rule'}
      onClose={onClose}
      footer={
        <div className={styles.buttons}>
          <Button disabled={!edit || busy} onClick={() => void finish(false)}>
            Save for new transactions
          </Button>
          <Button variant="primary" disabled={!edit || busy} onClick={() => void finish(true)}>
            Save and apply to past ones
          </Button>
        </div>
      }
    >
      <div className={styles.sheet} data-edited={draft === start ? undefined : ''}>
        {error !== undefined && <FormProblem>{failureMessage(error)}</FormProblem>}
        <fieldset className={styles.group}>
          <legend className={styles.legend}>When</legend>
          {draft.conditions.length > 1 && (
            <SelectField
              label="Needs"
              options={MATCHES}
              value={draft.match}
              onChange={({ target }) => change({ match: target.value === 'any' ? 'any' : 'all' })}
            />
          )}
          {draft.conditions.map((condition, at) => (
            <ConditionFields
              key={at}
              condition={condition}
              number={at + 1}
              options={options}
              onChange={(next) => changeAt(at, next)}
              onRemove={
                draft.conditions.length > 1
                  ? () => change({ conditions: draft.conditions.toSpliced(at, 1) })
                  : undefined
              }
            />
          ))}
          {draft.conditions.length < MOST_CONDITIONS && (
            <Button
              size="small"
              onClick={() => change({ conditions: [...draft.conditions, conditionOn('amount')] })}
            >
              Add condition
            </Button>
          )}
        </fieldset>
        <ActionFields draft={draft} options={options} onChange={change} />
        <TextField
          label="Name of the rule"
          hint="Optional"
          autoComplete="off"
          maxLength={200}
          value={draft.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <section aria-label="Preview" className={styles.group}>
          <h3 className={styles.legend}>What would change</h3>
          {previewed ? (
            <RulePreview key={JSON.stringify(previewed)} rule={previewed} rules={rules} />
          ) : (
            <p className={styles.note}>Complete the rule to see what it would change.</p>
          )}
        </section>
        {rule && (
          <div>
            <Button variant="danger" onClick={() => void remove(rule).then(onClose)}>
              Delete rule
            </Button>
          </div>
        )}
      </div>
    </Sheet>
  );
}
