import { countWords } from '@halyard/shared-contracts/finance';
import { failureMessage } from '@halyard/shared-contracts/store';
import { Button, Card, FormProblem, TextArea, useToast } from '@halyard/shared-contracts/ui';
import { ruleInputSchema, type RuleWire } from '@halyard/shared-contracts/wire';
import { useState } from 'react';
import * as v from 'valibot';
import { useMoneySaveRuleMutation } from '../data/rule-endpoints';
import styles from './rules.module.css';

const MOST_AT_ONCE = 200;

const sharedRules = v.pipe(v.array(ruleInputSchema), v.minLength(1), v.maxLength(MOST_AT_ONCE));

const UNREADABLE = 'There are no rules in this text. Paste all of what was copied.';

/** The text contains nothing personal. */
const textOf = (rules: readonly RuleWire[]): string =>
  JSON.stringify(
    rules.map(({ name, when, then }) => ({ name, when, then })),
    null,
    2,
  );

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function ShareCard({ rules }: { readonly rules: readonly RuleWire[] }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [add, { isLoading }] = useMoneySaveRuleMutation();
  const toast = useToast();
  const copy = async () => {
    await navigator.clipboard.writeText(textOf(rules));
    toast.show({ message: `Copied ${countWords(rules.length, 'rule')}` });
  };
  const addAll = async () => {
    const parsed = v.safeParse(sharedRules, jsonOf(text));
    if (!parsed.success) return setProblem(UNREADABLE);
    for (const { name, when, then } of parsed.output) {
      const { error } = await add({ name, when, then });
      if (error) return setProblem(failureMessage(error));
    }
    setText('');
    setProblem(null);
    toast.show({ message: `Added ${countWords(parsed.output.length, 'rule')}` });
  };
  return (
    <Card title="Share rules">
      {problem !== null && <FormProblem>{problem}</FormProblem>}
      <TextArea
        label="Rules that somebody shared"
        hint="They are added after yours and act on new transactions only."
        rows={3}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles.buttons}>
        <Button disabled={text.trim() === '' || isLoading} onClick={() => void addAll()}>
          Add these rules
        </Button>
        <Button disabled={rules.length === 0} onClick={() => void copy()}>
          Copy my rules
        </Button>
      </div>
    </Card>
  );
}
