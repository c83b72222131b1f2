import { Button } from '@halyard/shared-contracts/ui';
import { type ReactNode, useState } from 'react';

interface ShowAllProps<Row> {
  readonly rows: readonly Row[];
  readonly first: number;
  /** An example is "Show all 12 entries". */
  readonly all: string;
  readonly children: (shown: readonly Row[]) => ReactNode;
}

/** Shows the first rows of a long list and a button for the others. The button stays, so that it keeps the focus. */
export function ShowAll<Row>({ rows, first, all, children }: ShowAllProps<Row>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {children(isOpen ? rows : rows.slice(0, first))}
      {rows.length > first && (
        <Button variant="secondary" onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show fewer' : all}
        </Button>
      )}
    </>
  );
}
