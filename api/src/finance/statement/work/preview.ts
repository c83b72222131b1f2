import { cents, toDollars } from '@halyard/shared-contracts/money';
import type { StatementPreview } from '@halyard/shared-contracts/wire';
import { compare, type Comparison, type StatementWork } from '../compare';
import { isProposed } from '../duplicates';

function previewOf({ statement, duplicates, closing }: Comparison): StatementPreview {
  return {
    format: statement.format,
    question: statement.question,
    columns: statement.columns ? [...statement.columns] : null,
    mapping: statement.mapping,
    date_order: statement.order,
    decimal: statement.decimal,
    rows: statement.rows.map(({ line, date, payee, amount }, index) => {
      const duplicate = duplicates[index] ?? null;
      const take = isProposed(duplicate);
      return { line, date, payee, amount: toDollars(amount), duplicate, take };
    }),
    closing: closing === null ? null : toDollars(cents(closing)),
  };
}

/** Returns JSON, because copying 20,000 row objects between threads is slow. */
export const previewAsJson = (work: StatementWork): string =>
  JSON.stringify(previewOf(compare(work)));
