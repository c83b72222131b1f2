import type { Source } from '@halyard/shared-contracts/finance';
import { Button } from '@halyard/shared-contracts/ui';

interface BalanceActionsProps {
  readonly source: Source;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

export function BalanceActions({ source, onEdit, onRemove }: BalanceActionsProps) {
  return (
    <>
      {source === 'manual' && (
        <Button variant="danger" onClick={onRemove}>
          Remove
        </Button>
      )}
      <Button onClick={onEdit}>{source === 'bank' ? 'Rename' : 'Edit'}</Button>
    </>
  );
}
