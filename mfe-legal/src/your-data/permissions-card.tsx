import { failureMessage } from '@halyard/shared-contracts/store';
import {
  AsOf,
  Button,
  ButtonLink,
  Card,
  FormProblem,
  List,
  ListRow,
  QueryView,
} from '@halyard/shared-contracts/ui';
import { useLegalRecordsQuery, useLegalWithdrawConsentMutation } from './your-data-endpoints';
import styles from './your-data.module.css';

export function PermissionsCard() {
  const records = useLegalRecordsQuery();
  const [withdraw, { isLoading, error }] = useLegalWithdrawConsentMutation();
  return (
    <Card title="What you allowed">
      <QueryView query={records} loading="Loading..." errorMessage={failureMessage}>
        {({ consents }) => (
          <div className={styles.stack}>
            <p>
              An AI provider reads your questions only while you allow it, and never your figures.
              What was sent for an answer can be read beside it, under ‘What was sent’.
            </p>
            {consents.length === 0 && <p>You have not been asked for a permission yet.</p>}
            <List>
              {consents.map(({ granted, text_version: version, at }) => (
                <ListRow
                  key={at}
                  title={granted ? 'AI answers allowed' : 'AI answers not allowed'}
                  subtitle={version && `Text of ${version}`}
                  value={<AsOf instant={at} />}
                />
              ))}
            </List>
            {error !== undefined && <FormProblem>{failureMessage(error)}</FormProblem>}
            <div className={styles.buttons}>
              {consents[0]?.granted && (
                <Button busy={isLoading} onClick={() => void withdraw()}>
                  Withdraw the permission
                </Button>
              )}
              <ButtonLink to="/privacy-policy" variant="quiet">
                Read the privacy policy
              </ButtonLink>
            </div>
          </div>
        )}
      </QueryView>
    </Card>
  );
}
