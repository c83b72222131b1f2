import { Card } from '@halyard/shared-contracts/ui';
import { useState } from 'react';
import { useShellVisitsQuery } from './visit-api';
import { VisitCard } from './visit-card';

export function LeftVisits() {
  const { data: visits = [] } = useShellVisitsQuery();
  const [message, setMessage] = useState<string | null>(null);
  return (
    <>
      {message !== null && (
        <Card>
          <p role="status">{message}</p>
        </Card>
      )}
      {visits.map((visit) => (
        <VisitCard key={visit.id} visit={visit} onDone={setMessage} />
      ))}
    </>
  );
}
