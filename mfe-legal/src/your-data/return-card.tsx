import { countWords } from '@halyard/shared-contracts/finance';
import { failureMessage } from '@halyard/shared-contracts/store';
import { Button, ButtonLink, Card, FormProblem } from '@halyard/shared-contracts/ui';
import { useRef } from 'react';
import { useConfirmed } from './use-confirmed';
import { useLegalBringBackMutation } from './your-data-endpoints';
import styles from './your-data.module.css';

export function ReturnCard() {
  const input = useRef<HTMLInputElement>(null);
  const [bringBack, { data, isLoading, error }] = useLegalBringBackMutation();
  useConfirmed(error);
  return (
    <Card title="Bring a copy back">
      <div className={styles.stack}>
        <p>
          Choose a zip file that was downloaded here or from another server that runs this product.
          It takes the place of the sample figures. Accounts of a bank come without their link: they
          are yours to keep by hand, or to connect again. You will be asked for permissions again.
        </p>
        {error !== undefined && <FormProblem>{failureMessage(error)}</FormProblem>}
        <input
          ref={input}
          type="file"
          accept=".zip,application/zip"
          aria-label="Copy of your data"
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void bringBack(file);
            target.value = '';
          }}
        />
        <div>
          <Button busy={isLoading} onClick={() => input.current?.click()}>
            Choose a file
          </Button>
        </div>
        <div role="status">
          {data && (
            <p>
              {countWords(data.accounts, 'account')} and{' '}
              {countWords(data.transactions, 'transaction')} are back.{' '}
              <ButtonLink to="/accounts">Go to Accounts</ButtonLink>
            </p>
          )}
        </div>
      </div>
    </Card>
  );
}
