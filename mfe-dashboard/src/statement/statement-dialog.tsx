import { countWords } from '@halyard/shared-contracts/finance';
import type { Account, Liability } from '@halyard/shared-contracts/finance';
import { Dialog, FormProblem, SelectField, useToast } from '@halyard/shared-contracts/ui';
import type { StatementImport } from '@halyard/shared-contracts/wire';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { FileDrop } from './file-drop';
import { ReadingFields } from './reading-fields';
import { StatementPreviewForm } from './statement-preview-form';
import styles from './statement.module.css';
import { useStatement } from './use-statement';
import { useUndoImport } from './use-undo-import';

interface StatementDialogProps {
  readonly accounts: readonly [Account | Liability, ...(Account | Liability)[]];
  readonly onClose: () => void;
}

const LIST = '/transactions';

const QUESTIONS = {
  account: 'This file has several accounts. Choose one of them.',
  date_order: 'Every date in this file can be read in two ways. Say which one it is.',
  decimal: 'The amounts in this file can be read in two ways. Say which one it is.',
  columns: 'Say which column holds the date and which the amount.',
};

export function StatementDialog({ accounts, onClose }: StatementDialogProps) {
  const [accountId, setAccountId] = useState(accounts[0].id);
  const account = accounts.find(({ id }) => id === accountId) ?? accounts[0];
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const toast = useToast();
  const undo = useUndoImport();
  const done = (made: StatementImport) => {
    const count = countWords(made.added, 'transaction');
    toast.show({
      message: `${count} imported`,
      action: { label: 'Undo', onClick: () => void undo(made.id) },
    });
    onClose();
    // Leaving another screen would hide the toast with its Undo.
    if (pathname === LIST) void navigate(`${LIST}?account=${encodeURIComponent(account.id)}`);
  };
  return (
    <Dialog title="Import a statement" open onClose={onClose}>
      <div className={styles.stack}>
        {accounts.length > 1 && (
          <SelectField
            label="Into"
            options={accounts.map(({ id, name }) => ({ value: id, label: name }))}
            value={account.id}
            onChange={({ target }) => setAccountId(target.value)}
          />
        )}
        <StatementSteps key={account.id} account={account} onImported={done} />
      </div>
    </Dialog>
  );
}

interface StatementStepsProps {
  readonly account: Account | Liability;
  readonly onImported: (made: StatementImport) => void;
}

function StatementSteps({ account, onImported }: StatementStepsProps) {
  const { input, turned, turn, choose, answer, preview, busy, problem } = useStatement(account.id);
  return (
    <>
      <FileDrop busy={busy} onFile={(file) => void choose(file)} />
      {input && <p className={styles.muted}>{input.file_name}</p>}
      <p role="status" className={styles.muted}>
        {busy && 'Reading the statement...'}
      </p>
      {problem !== null && <FormProblem>{problem}</FormProblem>}
      {input && preview?.question && (
        <>
          <p>{QUESTIONS[preview.question]}</p>
          <ReadingFields
            preview={preview}
            inverted={input.inverted ?? preview.inverted}
            account={input.account}
            onAnswer={answer}
          />
        </>
      )}
      {input && preview && preview.question === null && (
        <StatementPreviewForm
          account={account}
          input={input}
          preview={preview}
          isReading={busy}
          turned={turned}
          onTurn={turn}
          onAnswer={answer}
          onImported={onImported}
        />
      )}
    </>
  );
}
