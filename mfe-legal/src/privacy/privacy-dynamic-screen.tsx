import { QueryView } from '@halyard/shared-contracts/ui';
import { LegalColumns, LegalPage } from '../legal-page';
import { PolicyMarkdown } from './policy-markdown';
import { policyBody, policyOutline } from './policy-outline';
import { useLegalPrivacyPolicyQuery } from './privacy-endpoints';

const failed = () => 'Failed to load privacy policy';

export function PrivacyDynamicScreen() {
  const query = useLegalPrivacyPolicyQuery();
  return (
    <LegalPage title="Privacy Policy" lastUpdated={query.data?.lastUpdated}>
      <QueryView query={query} loading="Loading privacy policy..." errorMessage={failed}>
        {({ content }) => (
          <LegalColumns entries={policyOutline(content)}>
            <PolicyMarkdown content={policyBody(content)} />
          </LegalColumns>
        )}
      </QueryView>
    </LegalPage>
  );
}
