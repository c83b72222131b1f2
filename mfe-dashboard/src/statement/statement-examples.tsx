import { isoDate, shortDate } from '@halyard/shared-contracts/finance';
import { fromDollars } from '@halyard/shared-contracts/money';
import { Money } from '@halyard/shared-contracts/ui';
import type { StatementRowWire } from '@halyard/shared-contracts/wire';
import type { StatementExamples } from './statement-view';

interface StatementExamplesListProps {
  readonly examples: StatementExamples;
  readonly currency: string;
}

export function StatementExamplesList({ examples, currency }: StatementExamplesListProps) {
  return (
    <section aria-label="Examples from this file">
      {examples.out && <Example row={examples.out} verb="spent at" currency={currency} />}
      {examples.in && <Example row={examples.in} verb="received from" currency={currency} />}
    </section>
  );
}

interface ExampleProps {
  readonly row: StatementRowWire;
  readonly verb: string;
  readonly currency: string;
}

function Example({ row, verb, currency }: ExampleProps) {
  return (
    <p>
      <Money amount={fromDollars(Math.abs(row.amount))} currency={currency} />{' '}
      {`${verb} ${row.payee} on ${shortDate(isoDate(row.date))}`}
    </p>
  );
}
