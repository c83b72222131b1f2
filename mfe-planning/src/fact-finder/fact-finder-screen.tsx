import { failureMessage, useToday } from '@halyard/shared-contracts/store';
import { ButtonLink, Page, QueryView } from '@halyard/shared-contracts/ui';
import { usePlanningFactFinderQuery } from '../data/fact-finder-endpoints';
import { FactFinderForm } from './fact-finder-form';
import { QuestionnaireCard } from './questionnaire-card';

export function FactFinderScreen() {
  const query = usePlanningFactFinderQuery();
  const today = useToday();
  return (
    <Page
      title="Fact Finder"
      lead="What an advisor would ask first. Leave open what you do not know."
      actions={<ButtonLink to="/fact-finder-summary">View summary</ButtonLink>}
    >
      <QuestionnaireCard />
      <QueryView query={query} loading="Loading..." errorMessage={failureMessage}>
        {(facts) => <FactFinderForm facts={facts} today={today} />}
      </QueryView>
    </Page>
  );
}
