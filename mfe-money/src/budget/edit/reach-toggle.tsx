import { Toggle } from '@halyard/shared-contracts/ui';
import type { Reach } from './use-save-budget';

interface ReachToggleProps {
  readonly reach: Reach;
  readonly onChange: (reach: Reach) => void;
}

export function ReachToggle({ reach, onChange }: ReachToggleProps) {
  return (
    <Toggle
      label="Use for every month"
      checked={reach === 'every-month'}
      onChange={(checked) => onChange(checked ? 'every-month' : 'month')}
    />
  );
}
