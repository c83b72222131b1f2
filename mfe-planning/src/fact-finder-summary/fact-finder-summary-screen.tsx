import { failureMessage } from '@halyard/shared-contracts/store';
import { ButtonLink, Page, QueryView } from '@halyard/shared-contracts/ui';
import { SummaryBoard } from './summary-board';
import { useSummary } from './use-summary';

export function FactFinderSummaryScreen() {
  const { query, retryFacts } = useSummary();
  return (
    <Page
      title="Fact Finder Summary"
      actions={<ButtonLink to="/fact-finder">Edit answers</ButtonLink>}
    >
      <QueryView query={query} loading="Loading..." errorMessage={failureMessage}>
        {(summary) => <SummaryBoard summary={summary} onRetryFacts={retryFacts} />}
      </QueryView>
    </Page>
  );
}
