import { type CategoryKey, suggestedBudget } from '@halyard/shared-contracts/finance';
import { type Cents, formatUsd, ZERO } from '@halyard/shared-contracts/money';
import { failureMessage } from '@halyard/shared-contracts/store';
import {
  Button,
  Dialog,
  Form,
  FormButtons,
  MoneyField,
  monthLabel,
} from '@halyard/shared-contracts/ui';
import type { BudgetAnswer } from '@halyard/shared-contracts/wire';
import { useId, useState } from 'react';
import { amountProblem } from './budget-draft';
import { FundDialog } from './fund-dialog';
import { isSameSetting, settingDraft, settingInput } from './setting-draft';
import { SettingFields } from './setting-fields';
import { EveryMonthToggle } from './every-month-toggle';
import { type BudgetScope, useSaveBudget } from './use-save-budget';
import { useLastMonth } from './use-last-month';
import { RowsLink } from '../../rows-link';
import styles from '../budget.module.css';

interface SuggestionsProps {
  readonly answer: BudgetAnswer;
  readonly categoryKey: CategoryKey;
  readonly onPick: (amount: Cents) => void;
}

function Suggestions({ answer, categoryKey, onPick }: SuggestionsProps) {
  const { lastMonth, lastAssigned } = useLastMonth(answer.month);
  const offers = [
    {
      label:
        categoryKey in answer.bills ? 'Monthly bill, rounded up' : '3-month average, rounded up',
      amount: suggestedBudget(answer.threeMonthAverage, answer.bills)[categoryKey],
    },
    { label: monthLabel(lastMonth), amount: lastAssigned?.[categoryKey] },
  ];
  return (
    <div className={styles.suggestions}>
      {offers.map(
        ({ label, amount }) =>
          amount !== undefined && (
            <Button key={label} size="small" onClick={() => onPick(amount)}>
              {label}: {formatUsd(amount)}
            </Button>
          ),
      )}
    </div>
  );
}

interface BudgetLineDialogProps {
  readonly answer: BudgetAnswer;
  readonly categoryKey: CategoryKey;
  readonly onClose: () => void;
}

export function BudgetLineDialog({ answer, categoryKey: key, onClose }: BudgetLineDialogProps) {
  const formId = useId();
  const category = answer.categories.find(({ id }) => id === key)?.name ?? key;
  const assigned = answer.assigned[key];
  const [amount, setAmount] = useState<Cents | null>(assigned ?? null);
  const [scope, setScope] = useState<BudgetScope>('month');
  const [picks, setPicks] = useState(0);
  const [submitted, setSubmitted] = useState(false);
  const [setting, setSetting] = useState(() => settingDraft(answer.settings[key]));
  const [moving, setMoving] = useState(false);
  const { save, busy, error } = useSaveBudget(answer);
  const month = monthLabel(answer.month);
  const isTarget = setting.kind === 'target';
  const problem = isTarget ? null : amountProblem(amount);

  const pick = (suggested: Cents) => {
    setAmount(suggested);
    setPicks(picks + 1);
  };
  const submit = async () => {
    setSubmitted(true);
    const settings = settingInput(setting);
    if (problem !== null || settings === null) return;
    const before = settingInput(settingDraft(answer.settings[key]));
    const changed = isSameSetting(settings, before) ? undefined : { [key]: settings };
    const message = `${category} budget saved for ${scope === 'month' ? month : 'every month'}`;
    if (await save(isTarget ? {} : { [key]: amount }, scope, message, changed)) onClose();
  };
  const remove = async () => {
    if (await save({ [key]: null }, 'every-month', `${category} removed from the budget`))
      onClose();
  };

  if (moving) return <FundDialog answer={answer} to={key} onClose={onClose} />;
  return (
    <Dialog
      open
      title={`${category} budget`}
      onClose={onClose}
      footer={
        <FormButtons formId={formId} submitLabel="Save" busy={busy} onClose={onClose}>
          {assigned !== undefined && !answer.closed && (
            <Button variant="quiet" onClick={() => setMoving(true)}>
              Fund from…
            </Button>
          )}
          {assigned !== undefined && (
            <Button variant="quiet" onClick={() => void remove()}>
              Remove
            </Button>
          )}
        </FormButtons>
      }
    >
      <Form id={formId} onSubmit={submit} problem={error && failureMessage(error)}>
        {!isTarget && (
          <MoneyField
            key={picks}
            label={`Budgeted in ${month}`}
            value={amount}
            onChange={setAmount}
            error={submitted ? problem : null}
            hint={`${formatUsd(answer.spent[key] ?? ZERO)} spent in ${month}`}
          />
        )}
        {!isTarget && <Suggestions answer={answer} categoryKey={key} onPick={pick} />}
        {!isTarget && <EveryMonthToggle scope={scope} onChange={setScope} />}
        <SettingFields draft={setting} showProblems={submitted} onChange={setSetting} />
        <RowsLink to={`/activity?entity=budget-line&id=${encodeURIComponent(key)}`}>
          What was changed
        </RowsLink>
      </Form>
    </Dialog>
  );
}
