import type { IsoDate } from '@halyard/shared-contracts/finance';
import { negate } from '@halyard/shared-contracts/money';
import { decodeText } from './decode-text';
import { readCsv } from './read-csv';
import type { Asked, Reading } from './reading';
import { ofxCurrency, readOfx } from './read-ofx';
import { readQif } from './read-qif';
import { refused } from './statement';

export interface Chosen extends Asked {
  readonly bytes: Uint8Array;
  /** True when the file tells money out as above zero. */
  readonly inverted: boolean;
  /** The currency of the account it goes into. */
  readonly currency: string;
}

function read(text: string, chosen: Chosen, today: IsoDate): Reading {
  if (/<OFX>/i.test(text.slice(0, 5000))) {
    const currency = ofxCurrency(text);
    if (currency !== '' && currency !== chosen.currency) {
      throw refused(`This statement is in ${currency}, and the account in ${chosen.currency}`);
    }
    return readOfx(text, today);
  }
  return /^\s*!(Type|Account|Option)/i.test(text)
    ? readQif(text, chosen, today)
    : readCsv(text, chosen, today);
}

/**
 * Reads a statement of any format that is told by its content, never by its name: CSV, OFX or QFX, QIF. All of it, or a
 * question that only a person can answer. Throws STATEMENT_REFUSED with a sentence that names the first bad row.
 */
export function readStatement(chosen: Chosen, today: IsoDate): Reading {
  const reading = read(decodeText(chosen.bytes), chosen, today);
  if (!chosen.inverted) return reading;
  return { ...reading, rows: reading.rows.map((row) => ({ ...row, amount: negate(row.amount) })) };
}
