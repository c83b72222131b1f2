import { Toggle } from '@halyard/shared-contracts/ui';
import type { BudgetScope } from './use-save-budget';

interface EveryMonthToggleProps {
  readonly scope: BudgetScope;
  readonly onChange: (scope: BudgetScope) => void;
}

export function EveryMonthToggle({ scope, onChange }: EveryMonthToggleProps) {
  return (
    <Toggle
      label="Use for every month"
      checked={scope === 'every-month'}
      onChange={(checked) => onChange(checked ? 'every-month' : 'month')}
    />
  );
}
