import { SelectField, Toggle } from '@halyard/shared-contracts/ui';
import {
  STATEMENT_ENCODINGS,
  type StatementMapping,
  type StatementPreview,
} from '@halyard/shared-contracts/wire';
import { ENCODING_WORDS } from './encoding-words';
import styles from './statement.module.css';
import type { ReadingAnswers } from './use-statement';

interface ReadingFieldsProps {
  readonly preview: StatementPreview;
  readonly inverted: boolean;
  readonly account: string | undefined;
  readonly onAnswer: (answers: ReadingAnswers) => void;
}

const ENCODINGS = STATEMENT_ENCODINGS.map((value) => ({ value, label: ENCODING_WORDS[value] }));
const NOT_CHOSEN = { value: '', label: 'Choose' };
const ORDERS = [
  { value: 'mdy', label: 'Month first: 03/04/2025 is March 4' },
  { value: 'dmy', label: 'Day first: 03/04/2025 is April 3' },
] as const;
const MARKS = [
  { value: '.', label: 'A point: 1,234.50' },
  { value: ',', label: 'A comma: 1.234,50' },
] as const;

export function ReadingFields({ preview, inverted, account, onAnswer }: ReadingFieldsProps) {
  return (
    <div className={styles.reading}>
      {preview.accounts.length > 0 && (
        <SelectField
          label="Account in this file"
          options={[
            ...(account === undefined ? [NOT_CHOSEN] : []),
            ...preview.accounts.map((name) => ({ value: name, label: name || 'Without a name' })),
          ]}
          value={account ?? ''}
          onChange={({ target }) => onAnswer({ account: target.value })}
        />
      )}
      {preview.mapping && preview.columns && (
        <Columns mapping={preview.mapping} columns={preview.columns} onAnswer={onAnswer} />
      )}
      {preview.format !== 'ofx' && (
        <>
          <SelectField
            label="Order of dates"
            options={[...(preview.date_order ? [] : [NOT_CHOSEN]), ...ORDERS]}
            value={preview.date_order ?? ''}
            onChange={({ target }) =>
              onAnswer({ date_order: ORDERS.find(({ value }) => value === target.value)?.value })
            }
          />
          <SelectField
            label="Decimals stand after"
            options={[...(preview.decimal ? [] : [NOT_CHOSEN]), ...MARKS]}
            value={preview.decimal ?? ''}
            onChange={({ target }) =>
              onAnswer({ decimal: MARKS.find(({ value }) => value === target.value)?.value })
            }
          />
        </>
      )}
      <SelectField
        label="Letters of this file"
        options={ENCODINGS}
        value={preview.encoding}
        onChange={({ target }) =>
          onAnswer({ encoding: STATEMENT_ENCODINGS.find((each) => each === target.value) })
        }
      />
      <Toggle
        label="Money out is above zero in this file"
        checked={inverted}
        onChange={(on) => onAnswer({ inverted: on })}
      />
    </div>
  );
}

const FIELD_WORDS: readonly (readonly [keyof StatementMapping, string])[] = [
  ['date', 'Date'],
  ['payee', 'Payee'],
  ['amount', 'Amount'],
  ['debit', 'Money out'],
  ['credit', 'Money in'],
  ['direction', 'Money in or out'],
  ['note', 'Note'],
  ['ref', 'Bank reference'],
];

interface ColumnsProps {
  readonly mapping: StatementMapping;
  readonly columns: readonly string[];
  readonly onAnswer: (answers: ReadingAnswers) => void;
}

function Columns({ mapping, columns, onAnswer }: ColumnsProps) {
  const options = [
    { value: '', label: 'None' },
    ...columns.map((name, index) => ({
      value: String(index),
      label: name || `Column ${index + 1}`,
    })),
  ];
  return FIELD_WORDS.map(([field, label]) => (
    <SelectField
      key={field}
      label={label}
      options={options}
      value={mapping[field] === null ? '' : String(mapping[field])}
      onChange={({ target }) =>
        onAnswer({
          mapping: { ...mapping, [field]: target.value === '' ? null : Number(target.value) },
        })
      }
    />
  ));
}
