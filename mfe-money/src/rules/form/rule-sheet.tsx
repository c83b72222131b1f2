import { failureMessage } from '@halyard/shared-contracts/store';
import { Button, FormProblem, TextField } from '@halyard/shared-contracts/ui';
import { Sheet } from '@halyard/shared-contracts/ui/parts';
import type { RuleWire } from '@halyard/shared-contracts/wire';
import { useMemo, useState } from 'react';
import type { RuleEdit } from '../../data/rule-endpoints';
import { useRuleChanges } from '../use-rule-changes';
import { ActionFields } from './action-fields';
import { ConditionGroup } from './condition-group';
import styles from './form.module.css';
import { bodyOfDraft, type RuleDraft } from './rule-draft';
import { RulePreview } from './rule-preview';
import { useDebounced } from './use-debounced';
import { useValueOptions } from './value-options';

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
        <ConditionGroup draft={draft} options={options} onChange={change} />
        <ActionFields draft={draft} options={options} onChange={change} />
        <TextField
          label="Name of the rule"
          hint="Optional"
          autoComplete="off"
          maxLength={200}
          value={draft.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <PreviewSection rule={previewed} rules={rules} />
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

interface PreviewSectionProps {
  /** It is null while the rule is incomplete. */
  readonly rule: RuleEdit | null;
  readonly rules: readonly RuleWire[];
}

function PreviewSection({ rule, rules }: PreviewSectionProps) {
  return (
    <section aria-label="Preview" className={styles.group}>
      <h3 className={styles.legend}>What would change</h3>
      {rule ? (
        <RulePreview key={JSON.stringify(rule)} rule={rule} rules={rules} />
      ) : (
        <p className={styles.note}>Complete the rule to see what it would change.</p>
      )}
    </section>
  );
}
