import {
  BUDGET_GROUPS,
  BUDGETABLE_KEYS,
  budgetGroup,
  type CategoryKey,
  categoryOfKey,
} from '@halyard/shared-contracts/finance';
import { type Cents, formatUsd } from '@halyard/shared-contracts/money';
import { MoneyField } from '@halyard/shared-contracts/ui';
import type { BudgetAnswer } from '@halyard/shared-contracts/wire';
import type { BudgetDraft } from './budget-draft';
import { GROUP_TITLES } from './budget-words';
import styles from './budget.module.css';

interface DraftFieldsProps {
  readonly draft: BudgetDraft;
  readonly spent: BudgetAnswer['spent'];
  readonly problems: Readonly<Partial<Record<CategoryKey, string>>>;
  readonly onChange: (key: CategoryKey, amount: Cents | null) => void;
}

export function DraftFields({ draft, spent, problems, onChange }: DraftFieldsProps) {
  const hint = (key: CategoryKey) => {
    const amount = spent[key];
    return amount === undefined ? undefined : `${formatUsd(amount)} spent`;
  };
  return BUDGET_GROUPS.map((group) => (
    <fieldset key={group} className={styles.fieldset}>
      <legend className={styles.legend}>{GROUP_TITLES[group]}</legend>
      {BUDGETABLE_KEYS.filter((key) => budgetGroup(key) === group).map((key) => (
        <MoneyField
          key={key}
          label={categoryOfKey(key)}
          value={draft[key] ?? null}
          onChange={(amount) => onChange(key, amount)}
          hint={hint(key)}
          error={problems[key]}
        />
      ))}
    </fieldset>
  ));
}
