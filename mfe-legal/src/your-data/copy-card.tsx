import { failureMessage } from '@halyard/shared-contracts/store';
import { Button, Card, FormProblem } from '@halyard/shared-contracts/ui';
import { useConfirmed } from './use-confirmed';
import { useLegalTakeCopyMutation } from './your-data-endpoints';
import styles from './your-data.module.css';

export function CopyCard() {
  const [takeCopy, { isLoading, isSuccess, error }] = useLegalTakeCopyMutation();
  useConfirmed(error);
  return (
    <Card title="Take a copy">
      <div className={styles.stack}>
        <p>
          Everything that is stored about you in one zip file: tables that any spreadsheet opens,
          and the same rows for programs. Passwords and the keys to your banks are not in it.
        </p>
        {error !== undefined && <FormProblem>{failureMessage(error)}</FormProblem>}
        <div>
          <Button variant="primary" busy={isLoading} onClick={() => void takeCopy()}>
            Download my data
          </Button>
        </div>
        <p role="status">{isSuccess && 'Your copy was downloaded.'}</p>
      </div>
    </Card>
  );
}
