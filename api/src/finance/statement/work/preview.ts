import { cents, toDollars } from '@halyard/shared-contracts/money';
import type { StatementPreview } from '@halyard/shared-contracts/wire';
import { compare, type Compared, type StatementWork } from '../compare';
import { isTaken } from '../duplicates';

function previewOf({ reading, duplicates, closing }: Compared): StatementPreview {
  return {
    format: reading.format,
    question: reading.question,
    columns: reading.columns ? [...reading.columns] : null,
    mapping: reading.mapping,
    date_order: reading.order,
    decimal: reading.decimal,
    rows: reading.rows.map(({ line, date, payee, amount }, index) => {
      const duplicate = duplicates[index] ?? null;
      return { line, date, payee, amount: toDollars(amount), duplicate, take: isTaken(duplicate) };
    }),
    closing: closing === null ? null : toDollars(cents(closing)),
  };
}

/** What the person sees before anything is written, as JSON: twenty thousand rows would take long to copy. */
export const previewAsJson = (work: StatementWork): string =>
  JSON.stringify(previewOf(compare(work)));
