import { Button, EmptyState } from '@halyard/shared-contracts/ui';
import { isNarrowed, NO_CHOICE, type TransactionChoices } from '../filter/transaction-choices';

interface NothingFoundProps {
  readonly choices: TransactionChoices;
  readonly onChange: (part: Partial<TransactionChoices>) => void;
}

export function NothingFound({ choices, onChange }: NothingFoundProps) {
  return (
    <EmptyState
      title="No transactions found"
      hint="Try adjusting your filters"
      action={
        isNarrowed(choices) ? (
          <Button onClick={() => onChange(NO_CHOICE)}>Clear filters</Button>
        ) : (
          'The list fills when you add a transaction, import a statement, or connect a bank.'
        )
      }
    />
  );
}
