import { failureMessage, useToday } from '@halyard/shared-contracts/store';
import { ButtonLink, joinQueries, Page, QueryView } from '@halyard/shared-contracts/ui';
import { useOnboardingGoals } from '../data/use-onboarding-goals';
import { usePlanningFactFinderQuery } from '../data/fact-finder-endpoints';
import { usePlanningFactFinderDraftQuery } from './draft-endpoints';
import { FactFinderForm } from './fact-finder-form';
import { QuestionnaireCard } from './questionnaire-card';

export function FactFinderScreen() {
  useOnboardingGoals();
  const known = usePlanningFactFinderQuery();
  const draft = usePlanningFactFinderDraftQuery();
  const query = joinQueries(
    [known, draft],
    known.data && draft.data !== undefined
      ? { facts: known.data, storedDraft: draft.data }
      : undefined,
  );
  const today = useToday();
  return (
    <Page
      title="Fact Finder"
      lead="What an advisor would ask first. Leave open what you do not know."
      actions={<ButtonLink to="/fact-finder-summary">View summary</ButtonLink>}
    >
      <QuestionnaireCard />
      <QueryView query={query} loading="Loading..." errorMessage={failureMessage}>
        {({ facts, storedDraft }) => (
          <FactFinderForm facts={facts} storedDraft={storedDraft} today={today} />
        )}
      </QueryView>
    </Page>
  );
}
