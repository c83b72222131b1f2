import { suggestedBudget } from '@halyard/shared-contracts/finance';
import { failureMessage } from '@halyard/shared-contracts/store';
import { Button, Form, FormButtons, monthLabel, Panel } from '@halyard/shared-contracts/ui';
import type { BudgetAnswer } from '@halyard/shared-contracts/wire';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { type BudgetDraft, changedLines, draftProblems, filledLines } from './budget-draft';
import { DraftFields } from './draft-fields';
import { EveryMonthToggle } from './every-month-toggle';
import { type BudgetScope, useSaveBudget } from './use-save-budget';
import { useLastMonth } from './use-last-month';
import styles from '../budget.module.css';

interface PrefillProps {
  readonly answer: BudgetAnswer;
  readonly onFill: (amounts: BudgetDraft) => void;
}

const isEmpty = (amounts: BudgetDraft): boolean => Object.keys(amounts).length === 0;

function Prefill({ answer, onFill }: PrefillProps) {
  const { lastMonth, lastAssigned = {} } = useLastMonth(answer.month);
  const usual = suggestedBudget(answer.threeMonthAverage, answer.bills);
  return (
    <div className={styles.suggestions}>
      <Button size="small" disabled={isEmpty(lastAssigned)} onClick={() => onFill(lastAssigned)}>
        Copy {monthLabel(lastMonth)}
      </Button>
      <Button size="small" disabled={isEmpty(usual)} onClick={() => onFill(usual)}>
        Use the 3-month average
      </Button>
    </div>
  );
}

/** A first budget starts from the usual spending. */
const startOf = ({ assigned, threeMonthAverage, bills, settings }: BudgetAnswer): BudgetDraft =>
  isEmpty(assigned)
    ? suggestedBudget(threeMonthAverage, bills)
    : Object.fromEntries(
        Object.entries(assigned).filter(([key]) => settings[key]?.kind !== 'target'),
      );

interface BudgetEditorProps {
  readonly answer: BudgetAnswer;
  readonly onClose: () => void;
}

export function BudgetEditor({ answer, onClose }: BudgetEditorProps) {
  const formId = useId();
  const [draft, setDraft] = useState<BudgetDraft>(() => startOf(answer));
  const [fills, setFills] = useState(0);
  const [scope, setScope] = useState<BudgetScope>('month');
  const [submitted, setSubmitted] = useState(false);
  const { save, busy, error } = useSaveBudget(answer);
  const month = monthLabel(answer.month);
  const problems = draftProblems(draft, answer.assigned);

  const fill = (amounts: BudgetDraft) => {
    setDraft({ ...draft, ...amounts });
    setFills(fills + 1);
  };
  const submit = async () => {
    setSubmitted(true);
    if (Object.keys(problems).length > 0) return;
    const change = scope === 'month' ? changedLines(draft, answer.assigned) : filledLines(draft);
    const done = Object.keys(change).length === 0;
    if (done || (await save(change, scope, `Budget for ${month} saved`))) onClose();
  };

  return (
    <Panel
      open
      title={`Budget for ${month}`}
      onClose={onClose}
      footer={<FormButtons formId={formId} submitLabel="Save" busy={busy} onClose={onClose} />}
    >
      <Form id={formId} onSubmit={submit} problem={error && failureMessage(error)}>
        <Prefill answer={answer} onFill={fill} />
        <DraftFields
          key={fills}
          draft={draft}
          categories={answer.categories}
          spent={answer.spent}
          problems={submitted ? problems : {}}
          onChange={(key, amount) => setDraft({ ...draft, [key]: amount })}
        />
        <Link to="/categories">Manage categories</Link>
        <EveryMonthToggle scope={scope} onChange={setScope} />
      </Form>
    </Panel>
  );
}
