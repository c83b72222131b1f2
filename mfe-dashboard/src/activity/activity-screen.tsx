import { failureMessage } from '@halyard/shared-contracts/store';
import { Button, Card, EmptyState, Page, QueryView } from '@halyard/shared-contracts/ui';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ChangeList } from '../data/change-list';
import { useDashboardChangesQuery } from '../data/changes-api';

const THINGS: Readonly<Record<string, string>> = {
  goal: 'Changes of this goal',
  'budget-line': 'Changes of this budget line',
};

export function ActivityScreen() {
  const [params] = useSearchParams();
  const [entity, id] = [params.get('entity') ?? '', params.get('id') ?? ''];
  const title = THINGS[entity];
  if (title === undefined || id === '') return <Changes title="What was changed" of={{}} />;
  return <Changes key={`${entity} ${id}`} title={title} of={{ entity, id }} />;
}

interface ChangesProps {
  readonly title: string;
  readonly of: { readonly entity?: string; readonly id?: string };
}

function Changes({ title, of }: ChangesProps) {
  const [pages, setPages] = useState<readonly (string | null)[]>([null]);
  return (
    <Page title="Activity">
      {of.id !== undefined && <Link to="/activity">All activity</Link>}
      <Card title={title}>
        {pages.map((before, at) => (
          <PageOfChanges
            key={before ?? 'first'}
            of={of}
            before={before}
            isLast={at === pages.length - 1}
            onMore={(next) => setPages([...pages, next])}
          />
        ))}
      </Card>
    </Page>
  );
}

interface PageOfChangesProps extends Pick<ChangesProps, 'of'> {
  readonly before: string | null;
  readonly isLast: boolean;
  readonly onMore: (next: string) => void;
}

function PageOfChanges({ of, before, isLast, onMore }: PageOfChangesProps) {
  const query = useDashboardChangesQuery(before === null ? of : { ...of, before });
  return (
    <QueryView
      query={query}
      loading="Loading activity..."
      errorMessage={failureMessage}
      isEmpty={({ changes }) => changes.length === 0}
      empty={
        <EmptyState
          title="No changes yet"
          hint="What you, your rules, your imports, and your banks change appears here."
        />
      }
    >
      {({ changes, next }) => (
        <>
          <ChangeList changes={changes} />
          {isLast && next !== null && (
            <Button size="small" onClick={() => onMore(next)}>
              Show older changes
            </Button>
          )}
        </>
      )}
    </QueryView>
  );
}
