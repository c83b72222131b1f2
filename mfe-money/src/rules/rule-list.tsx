import { useAccountsQuery } from '@halyard/shared-contracts/store';
import type { RuleWire } from '@halyard/shared-contracts/wire';
import { ChevronRight, GripVertical } from 'lucide-react';
import { useId, useMemo } from 'react';
import { useReorder } from '../use-reorder';
import { ruleTitle, thenWords, whenWords } from './rule-words';
import styles from './rules.module.css';
import { useRuleChanges } from './use-rule-changes';

interface RuleListProps {
  readonly rules: readonly RuleWire[];
  readonly onOpen: (rule: RuleWire) => void;
}

function useAccountNames(): ReadonlyMap<string, string> {
  const { data } = useAccountsQuery();
  return useMemo(() => new Map(data?.accounts.map(({ id, name }) => [id, name])), [data]);
}

/** The rules in their order. The handle of a rule drags it, and arrow keys move it. */
export function RuleList({ rules, onOpen }: RuleListProps) {
  const helpId = useId();
  const names = useAccountNames();
  const { save } = useRuleChanges();
  const named = useMemo(
    () => rules.map((rule) => ({ id: rule.id, name: ruleTitle(rule), rule })),
    [rules],
  );
  const { shown, draggedId, message, list, handle } = useReorder(named, ({ rule }, target) => {
    void save({ ...rule, order: named.indexOf(target) });
  });
  return (
    <>
      <p id={helpId} hidden>
        Drag it, or press the up and down arrow keys
      </p>
      <ul role="list" aria-label="Rules in their order" className={styles.list} {...list}>
        {shown.map((item) => (
          <li
            key={item.id}
            data-dragged={item.id === draggedId || undefined}
            className={styles.row}
          >
            <button
              type="button"
              aria-label={`Move ${item.name}`}
              aria-describedby={helpId}
              className={styles.handle}
              {...handle(item)}
            >
              <GripVertical size={18} aria-hidden="true" />
            </button>
            <button type="button" className={styles.open} onClick={() => onOpen(item.rule)}>
              <span className={styles.words}>
                {item.rule.name !== null && (
                  <>
                    <bdi className={styles.name}>{item.rule.name}</bdi>{' '}
                  </>
                )}
                <bdi>{whenWords(item.rule.when, names)}</bdi>{' '}
                <bdi className={styles.then}>→ {thenWords(item.rule)}</bdi>
              </span>
              <ChevronRight size={18} aria-hidden="true" className={styles.chevron} />
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {message}
      </p>
    </>
  );
}
