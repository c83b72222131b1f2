import { Chip } from '@halyard/shared-contracts/ui';

interface ReviewChipProps {
  readonly count: number;
  readonly pressed: boolean;
  readonly onPress: () => void;
}

export function ReviewChip({ count, pressed, onPress }: ReviewChipProps) {
  return (
    <Chip pressed={pressed} onClick={onPress}>
      To review {count.toLocaleString('en-US')}
    </Chip>
  );
}
