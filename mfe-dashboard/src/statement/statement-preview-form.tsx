import type { Account, Liability } from '@halyard/shared-contracts/finance';
import { failureMessage } from '@halyard/shared-contracts/store';
import {
  Button,
  CivilDate,
  Disclosure,
  Facts,
  Form,
  Money,
  SelectField,
} from '@halyard/shared-contracts/ui';
import type {
  StatementImport,
  StatementImportInput,
  StatementInput,
  StatementPreview,
} from '@halyard/shared-contracts/wire';
import { useState } from 'react';
import { ENCODING_WORDS } from './encoding-words';
import { ReadingFields } from './reading-fields';
import { useDashboardStatementImportMutation } from './statement-api';
import { StatementExamplesList } from './statement-examples';
import { StatementRows } from './statement-rows';
import { statementExamples, statementTotals, type StatementTotals } from './statement-view';
import type { ReadingAnswers } from './use-statement';

type BalanceChoice = StatementImportInput['balance'];

interface StatementPreviewFormProps {
  readonly account: Account | Liability;
  readonly input: StatementInput;
  readonly preview: StatementPreview;
  /** `true` means that the preview does not match the fields yet. */
  readonly isReading: boolean;
  readonly turned: ReadonlySet<number>;
  readonly onTurn: (line: number) => void;
  readonly onAnswer: (answers: ReadingAnswers) => void;
  readonly onImported: (made: StatementImport) => void;
}

export function StatementPreviewForm(props: StatementPreviewFormProps) {
  const { account, input, preview, isReading, turned, onTurn, onAnswer, onImported } = props;
  const [balance, setBalance] = useState<BalanceChoice>('keep');
  const [bring, { isLoading, error }] = useDashboardStatementImportMutation();
  const totals = statementTotals(preview, turned);
  const options = [
    { value: 'keep', label: 'Stays as it is' },
    { value: 'move', label: 'Moves with the imported rows' },
    ...(preview.closing === null ? [] : [{ value: 'statement', label: 'Becomes the statement’s' }]),
  ];
  const submit = async () => {
    const { data } = await bring({ ...input, turned: [...turned], balance });
    if (data) onImported(data);
  };
  const count = totals.taken.toLocaleString('en-US');
  return (
    <Form onSubmit={submit} problem={error !== undefined && failureMessage(error)}>
      <StatementSummary totals={totals} encoding={preview.encoding} currency={account.currency} />
      {preview.notice !== null && <p role="note">{preview.notice}</p>}
      <StatementExamplesList examples={statementExamples(preview)} currency={account.currency} />
      <SelectField
        label={`Balance of ${account.name}`}
        options={options}
        value={balance}
        onChange={({ target }) =>
          setBalance(
            target.value === 'move' || target.value === 'statement' ? target.value : 'keep',
          )
        }
      />
      <StatementRows
        rows={preview.rows}
        currency={account.currency}
        turned={turned}
        onTurn={onTurn}
      />
      <Disclosure summary="How this file is read">
        <ReadingFields
          preview={preview}
          inverted={input.inverted ?? preview.inverted}
          account={input.account}
          onAnswer={onAnswer}
        />
      </Disclosure>
      <Button
        type="submit"
        variant="primary"
        busy={isLoading || isReading}
        disabled={totals.taken === 0}
      >
        {totals.taken === 1 ? 'Import 1 transaction' : `Import ${count} transactions`}
      </Button>
    </Form>
  );
}

interface StatementSummaryProps {
  readonly totals: StatementTotals;
  readonly encoding: StatementPreview['encoding'];
  readonly currency: string;
}

function StatementSummary({ totals, encoding, currency }: StatementSummaryProps) {
  const { taken, left, moneyIn, moneyOut, first, last } = totals;
  return (
    <Facts
      facts={[
        ['To import', taken.toLocaleString('en-US')],
        ['Letters', encoding !== 'utf-8' && ENCODING_WORDS[encoding]],
        ['Left out', left > 0 && left.toLocaleString('en-US')],
        [
          'Days',
          first && last && (
            <>
              <CivilDate date={first} /> to <CivilDate date={last} />
            </>
          ),
        ],
        ['Money in', <Money key="in" amount={moneyIn} currency={currency} />],
        ['Money out', <Money key="out" amount={moneyOut} currency={currency} />],
      ]}
    />
  );
}
