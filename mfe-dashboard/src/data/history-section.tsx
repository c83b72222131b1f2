import { failureMessage } from '@halyard/shared-contracts/store';
import { QueryView } from '@halyard/shared-contracts/ui';
import { ChangeList } from './change-list';
import { useDashboardChangesQuery } from './changes-api';

interface HistorySectionProps {
  readonly entity: 'transaction' | 'account';
  readonly id: string;
}

export function HistorySection({ entity, id }: HistorySectionProps) {
  const query = useDashboardChangesQuery({ entity, id });
  return (
    <QueryView
      query={query}
      loading="Loading changes..."
      errorMessage={failureMessage}
      isEmpty={({ changes }) => changes.length === 0}
      empty={<p>Nothing was changed so far.</p>}
    >
      {({ changes }) => <ChangeList changes={changes} />}
    </QueryView>
  );
}
