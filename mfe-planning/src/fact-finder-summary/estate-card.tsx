import { ButtonLink, Card, EmptyState, Facts } from '@halyard/shared-contracts/ui';
import type { FactFinder } from '@halyard/shared-contracts/wire';
import { NotRead } from './not-read';
import { OpenQuestions } from './open-questions';

interface EstateCardProps {
  readonly estate: FactFinder['estate'] | null;
  readonly onRetry: () => void;
}

export function EstateCard({ estate, onRetry }: EstateCardProps) {
  return (
    <Card title="Estate planning">
      {estate === null ? (
        <NotRead what="Your estate planning" onRetry={onRetry} />
      ) : Object.values(estate).every((answer) => !answer) ? (
        <EmptyState
          title="No answers yet"
          hint="A will, a trust, and who may decide for you."
          action={<ButtonLink to="/fact-finder">Answer 3 questions</ButtonLink>}
        />
      ) : (
        <>
          <Facts
            facts={[
              ['Will', estate.will],
              ['Trust', estate.trust],
              ['Health care proxy', estate.healthCareProxy],
              ['Notes', estate.notes],
            ]}
          />
          <OpenQuestions answers={[estate.will, estate.trust, estate.healthCareProxy]} />
        </>
      )}
    </Card>
  );
}
