import { useAccountsQuery } from '@halyard/shared-contracts/store';
import { OrderedList } from '@halyard/shared-contracts/ui/parts';
import type { RuleWire } from '@halyard/shared-contracts/wire';
import { useMemo } from 'react';
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

export function RuleList({ rules, onOpen }: RuleListProps) {
  const names = useAccountNames();
  const { save } = useRuleChanges();
  const named = useMemo(
    () => rules.map((rule) => ({ id: rule.id, name: ruleTitle(rule), rule })),
    [rules],
  );
  return (
    <OrderedList
      label="Rules in their order"
      items={named}
      onOpen={({ rule }) => onOpen(rule)}
      onMove={({ rule }, target) => void save({ ...rule, order: named.indexOf(target) })}
    >
      {({ rule }) => (
        <span className={styles.words}>
          {rule.name !== null && (
            <>
              <bdi className={styles.name}>{rule.name}</bdi>{' '}
            </>
          )}
          <bdi>{whenWords(rule.when, names)}</bdi>{' '}
          <bdi className={styles.then}>→ {thenWords(rule)}</bdi>
        </span>
      )}
    </OrderedList>
  );
}
