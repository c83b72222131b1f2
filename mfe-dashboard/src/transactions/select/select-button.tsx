import { Button } from '@halyard/shared-contracts/ui';
import { useNarrow } from '@halyard/shared-contracts/ui/parts';
import { ListChecks } from 'lucide-react';

export function SelectButton({ onPress }: { readonly onPress: () => void }) {
  const narrow = useNarrow();
  return (
    <Button size={narrow ? undefined : 'small'} aria-label="Select" onClick={onPress}>
      {narrow ? <ListChecks size={18} aria-hidden="true" /> : 'Select'}
    </Button>
  );
}
