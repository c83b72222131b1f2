import { Card, Facts } from '@halyard/shared-contracts/ui';
import type { FactFinder } from '@halyard/shared-contracts/wire';
import { NOT_ANSWERED } from './not-answered';
import { NotRead } from './not-read';

interface EstateCardProps {
  readonly estate: FactFinder['estate'] | null;
  readonly onRetry: () => void;
}

export function EstateCard({ estate, onRetry }: EstateCardProps) {
  return (
    <Card title="Estate planning">
      {estate === null ? (
        <NotRead what="Your estate planning" onRetry={onRetry} />
      ) : (
        <Facts
          facts={[
            ['Will', estate.will ?? NOT_ANSWERED],
            ['Trust', estate.trust ?? NOT_ANSWERED],
            ['Health care proxy', estate.healthCareProxy ?? NOT_ANSWERED],
            ['Notes', estate.notes ?? NOT_ANSWERED],
          ]}
        />
      )}
    </Card>
  );
}
