import type { Source } from '@halyard/shared-contracts/finance';
import { Button } from '@halyard/shared-contracts/ui';

interface HoldingActionsProps {
  readonly source: Source;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

export function HoldingActions({ source, onEdit, onRemove }: HoldingActionsProps) {
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
