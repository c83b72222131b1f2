import type { IsoDate } from '@halyard/shared-contracts/finance';
import { type Cents, negate } from '@halyard/shared-contracts/money';
import { findDuplicates, type Duplicate } from './duplicates';
import { parseKnown } from './known-rows';
import { type Chosen, readStatement } from './read-statement';
import type { Reading } from './reading';

/** A statement and what it is compared with, as it goes to a worker thread. */
export interface StatementWork extends Omit<Chosen, 'bytes'> {
  /** The bytes of the file in base64. */
  readonly content: string;
  /** Whether the account counts what is owed. */
  readonly isDebt: boolean;
  /** What the account holds already: see `knownPages`. */
  readonly known: readonly string[];
  readonly today: IsoDate;
}

/** A statement beside the account that it goes into. */
export interface Compared {
  readonly reading: Reading;
  /** One for each row. */
  readonly duplicates: readonly Duplicate[];
  /** The balance that the statement states, as the account counts it: what is owed is above zero on a debt. */
  readonly closing: Cents | null;
}

/** Reads a statement and compares it with its account. Throws STATEMENT_REFUSED naming the first bad row. */
export function compare({ content, isDebt, known, today, ...asked }: StatementWork): Compared {
  const reading = readStatement({ ...asked, bytes: Buffer.from(content, 'base64') }, today);
  const { closing } = reading;
  return {
    reading,
    duplicates: findDuplicates(reading.rows, parseKnown(known)),
    closing: isDebt && closing !== null ? negate(closing) : closing,
  };
}
