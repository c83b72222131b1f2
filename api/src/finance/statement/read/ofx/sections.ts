import { oneLine, refused } from '../statement';
import { valueOf } from './tags';

/** A section is the statement of one account in a file. */
export interface Section {
  readonly account: string;
  readonly currency: string;
  readonly isInvestments: boolean;
  readonly text: string;
}

/** Each section is searched separately, so their number has a limit. */
const MAX_SECTIONS = 100;
const OPENING = /<(STMTRS|CCSTMTRS|INVSTMTRS)>/i;
const CLOSING = /<\/(?:CC|INV)?STMTRS>/i;

/** Splits a file into the statements of its accounts. Throws STATEMENT_REFUSED if there are more than a hundred. */
export function sectionsOf(file: string): Section[] {
  const [head = '', ...parts] = file.split(OPENING, 2 * MAX_SECTIONS + 3);
  if (parts.length > 2 * MAX_SECTIONS) throw refused('This file holds too many statements');
  const found = parts.flatMap((tag, index) =>
    index % 2 === 0 ? [{ tag, text: parts[index + 1] ?? '' }] : [],
  );
  return (found.length === 0 ? [{ tag: '', text: head }] : found).map((each) => {
    const text = each.text.split(CLOSING, 1)[0] ?? '';
    return {
      account: oneLine(valueOf(text, 'ACCTID'), 100),
      currency: valueOf(text, 'CURDEF').toUpperCase(),
      isInvestments: each.tag.toUpperCase() === 'INVSTMTRS',
      text,
    };
  });
}
