import { Button } from '@halyard/shared-contracts/ui';

interface OnlyTypeProps {
  readonly name: string | null;
  readonly onAll: () => void;
}

export function OnlyType({ name, onAll }: OnlyTypeProps) {
  if (name === null) return null;
  return (
    <Button size="small" onClick={onAll}>
      Only {name.toLowerCase()}: show all
    </Button>
  );
}
