import { Button } from '@halyard/shared-contracts/ui';
import { type ReactNode, useState } from 'react';

interface ShowAllProps<Row> {
  readonly rows: readonly Row[];
  /** How many are shown at first. */
  readonly first: number;
  /** As in "Show all 12 entries". */
  readonly all: string;
  readonly children: (shown: readonly Row[]) => ReactNode;
}

/** The first rows of a long list, and a button for the others. It stays, so that the focus does too. */
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
