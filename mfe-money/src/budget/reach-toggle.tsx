import { Toggle } from '@halyard/shared-contracts/ui';
import type { Reach } from './use-save-budget';

interface ReachToggleProps {
  readonly reach: Reach;
  readonly onChange: (reach: Reach) => void;
}

/** Whether a change is for the shown month alone. */
export function ReachToggle({ reach, onChange }: ReachToggleProps) {
  return (
    <Toggle
      label="Use for every month"
      checked={reach === 'every-month'}
      onChange={(checked) => onChange(checked ? 'every-month' : 'month')}
    />
  );
}
