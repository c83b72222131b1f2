import {
  budgetable,
  budgetGroups,
  type CategoryKey,
  type UserCategory,
} from '@halyard/shared-contracts/finance';
import { type Cents, formatUsd } from '@halyard/shared-contracts/money';
import { MoneyField } from '@halyard/shared-contracts/ui';
import type { BudgetAnswer } from '@halyard/shared-contracts/wire';
import type { BudgetDraft } from './budget-draft';
import { groupTitle } from '../../group-title';
import styles from '../budget.module.css';

interface DraftFieldsProps {
  readonly draft: BudgetDraft;
  readonly categories: readonly UserCategory[];
  readonly spent: BudgetAnswer['spent'];
  readonly problems: Readonly<Record<CategoryKey, string>>;
  readonly onChange: (key: CategoryKey, amount: Cents | null) => void;
}

export function DraftFields({ draft, categories, spent, problems, onChange }: DraftFieldsProps) {
  const hint = (key: CategoryKey) => {
    const amount = spent[key];
    return amount === undefined ? undefined : `${formatUsd(amount)} spent`;
  };
  const isOffered = ({ id, hidden }: UserCategory) => !hidden || draft[id] !== undefined;
  const shown = budgetable(categories).filter(isOffered);
  return budgetGroups(shown).map((group) => (
    <fieldset key={group} className={styles.fieldset}>
      <legend className={styles.legend}>{groupTitle(group)}</legend>
      {shown
        .filter((each) => each.group === group)
        .map(({ id: key, name }) => (
          <MoneyField
            key={key}
            label={name}
            value={draft[key] ?? null}
            onChange={(amount) => onChange(key, amount)}
            hint={hint(key)}
            error={problems[key]}
          />
        ))}
    </fieldset>
  ));
}
