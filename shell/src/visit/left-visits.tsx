import { Card } from '@halyard/shared-contracts/ui';
import { useState } from 'react';
import { useShellVisitsQuery } from './visit-api';
import { VisitCard } from './visit-card';

export function LeftVisits() {
  const { data: visits = [] } = useShellVisitsQuery();
  const [told, setTold] = useState<string | null>(null);
  return (
    <>
      {told !== null && (
        <Card>
          <p role="status">{told}</p>
        </Card>
      )}
      {visits.map((visit) => (
        <VisitCard key={visit.id} visit={visit} onDone={setTold} />
      ))}
    </>
  );
}
