import type { Source } from '@halyard/shared-contracts/finance';
import { Button } from '@halyard/shared-contracts/ui';

interface HoldingActionsProps {
  readonly source: Source;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** What can be done with an asset or a debt: a bank's one is renamed, one entered by hand is changed or removed. */
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
