import { countWords } from '@halyard/shared-contracts/finance';
import { failureMessage, isApiError } from '@halyard/shared-contracts/store';
import { Button, ButtonLink, Card, ConfirmDialog, FormProblem } from '@halyard/shared-contracts/ui';
import { useRef, useState } from 'react';
import { useConfirmed } from './use-confirmed';
import { useLegalBringBackMutation } from './your-data-endpoints';
import styles from './your-data.module.css';

const isQuestion = (error: unknown): boolean =>
  isApiError(error) && error.code === 'REPLACES_ENTRIES';

const problemOf = (error: unknown): string =>
  isApiError(error) && error.code === 'PAYLOAD_TOO_LARGE'
    ? 'This file is larger than any copy that was downloaded here'
    : failureMessage(error);

export function ReturnCard() {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const [bringBack, { data, isLoading, error, reset }] = useLegalBringBackMutation();
  useConfirmed(error);
  const send = (file: File, replaces: boolean) => {
    setChosen(file);
    void bringBack({ file, replaces });
  };
  return (
    <Card title="Bring a copy back">
      <div className={styles.stack}>
        <p>
          Choose a zip file that was downloaded here or from another server that runs this product.
          It takes the place of the sample figures. Accounts of a bank come without their link, and
          you keep them by hand. If you connect that bank again, remove them, or they count twice.
          You will be asked for permissions again.
        </p>
        {error !== undefined && !isQuestion(error) && <FormProblem>{problemOf(error)}</FormProblem>}
        <input
          ref={input}
          type="file"
          accept=".zip,application/zip"
          aria-label="Copy of your data"
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) send(file, false);
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
      <ConfirmDialog
        open={isQuestion(error) && chosen !== null}
        title="Replace what you entered here?"
        message="Goals, answers, budgets, rules, and messages that you entered here are deleted, and those of the copy take their place. Download your data first if you may want them again."
        confirmLabel="Replace"
        tone="danger"
        onConfirm={() => chosen && send(chosen, true)}
        onClose={reset}
      />
    </Card>
  );
}
