import { isoDate } from '@halyard/shared-contracts/finance';
import { toDollars } from '@halyard/shared-contracts/money';
import { readStatement, type StatementFile } from '../read-statement';

const TODAY = isoDate('2025-07-15');

export const read = (content: string | Uint8Array, options: Partial<StatementFile> = {}) =>
  readStatement(
    {
      bytes: typeof content === 'string' ? Buffer.from(content) : content,
      currency: 'USD',
      ...options,
    },
    TODAY,
  );

/** Returns each row as date, dollars, and payee. */
export const rowsOf = (content: string | Uint8Array, options: Partial<StatementFile> = {}) =>
  read(content, options).rows.map(({ date, amount, payee }) => [date, toDollars(amount), payee]);

export const ofx = (body: string) =>
  `OFXHEADER:100\r\nDATA:OFXSGML\r\n\r\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD<BANKACCTFROM><ACCTID>1</BANKACCTFROM><BANKTRANLIST>${body}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
export const trn = (fields: string) => `<STMTTRN><TRNTYPE>DEBIT${fields}</STMTTRN>`;
