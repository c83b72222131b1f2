import { ofx, read, rowsOf, trn } from '../testing/read';

const BUY =
  '<BUYSTOCK><INVBUY><INVTRAN><FITID>B1<DTTRADE>20250615</INVTRAN><SECID><UNIQUEID>9</SECID><UNITS>1<TOTAL>-90</INVBUY></BUYSTOCK>';
const DIVIDEND =
  '<INCOME><INVTRAN><FITID>D1<DTTRADE>20250616120000<MEMO>Cash</INVTRAN><SECID><UNIQUEID>9</SECID><INCOMETYPE>DIV<TOTAL>1.25</INCOME>';
const CASH = `<INVBANKTRAN>${trn('<DTPOSTED>20250614<TRNAMT>100<FITID>C1<NAME>Deposit')}</INVBANKTRAN>`;
const HOLDING =
  '<POSSTOCK><INVPOS><SECID><UNIQUEID>9</SECID><UNITS>2<MKTVAL>180.50</INVPOS></POSSTOCK>';

const investments = (movements: string, holdings = '') =>
  `<OFX><INVSTMTMSGSRSV1><INVSTMTRS><CURDEF>USD<INVACCTFROM><ACCTID>7</INVACCTFROM><INVTRANLIST>${movements}</INVTRANLIST><INVPOSLIST>${holdings}</INVPOSLIST><INVBAL><AVAILCASH>11.25</INVBAL></INVSTMTRS></INVSTMTMSGSRSV1><SECLISTMSGSRSV1><SECINFO><SECID><UNIQUEID>9</SECID><SECNAME>Acme Fund</SECINFO></SECLISTMSGSRSV1></OFX>`;

describe('an OFX file of an investment account', () => {
  it('is read with its deposits and its income, with a notice of what is not read', () => {
    const file = investments(CASH + BUY + DIVIDEND, HOLDING);
    expect(rowsOf(file)).toEqual([
      ['2025-06-14', 100, 'Deposit'],
      ['2025-06-16', 1.25, 'Dividend of Acme Fund'],
    ]);
    expect(read(file).notice).toBe(
      'The cash movements and the income were read, but not the 1 trade and 1 holding.',
    );
  });

  it('ends with the cash and the value of the holdings', () => {
    expect(read(investments(CASH, HOLDING)).closing).toBe(19_175);
  });

  it('has no notice about what it does not have', () => {
    expect(read(investments(CASH)).notice).toBeNull();
  });

  it('is refused if no cash moved', () => {
    expect(() => read(investments(BUY + BUY, HOLDING))).toThrow(
      'No cash moved in this investment account, and its 2 trades and 1 holding cannot be imported',
    );
  });

  it('is one of the accounts of a file that also has a bank account', () => {
    const bank = ofx(trn('<DTPOSTED>20250613<TRNAMT>-1<NAME>A'));
    const file = bank.replace('</OFX>', investments(CASH).replace('<OFX>', ''));
    expect(read(file)).toMatchObject({ question: 'account', accounts: ['1', '7'] });
    expect(rowsOf(file, { account: '1' })).toEqual([['2025-06-13', -1, 'A']]);
    expect(rowsOf(file, { account: '7' })).toEqual([['2025-06-14', 100, 'Deposit']]);
  });
});

describe('an OFX file with a transaction in another currency', () => {
  const foreign = trn('<DTPOSTED>20250614<TRNAMT>-9<CURRENCY><CURRATE>0.7<CURSYM>CAD</CURRENCY>');

  it('is read without this transaction, with a notice', () => {
    const file = ofx(trn('<DTPOSTED>20250613<TRNAMT>-1<NAME>A') + foreign);
    expect(rowsOf(file)).toEqual([['2025-06-13', -1, 'A']]);
    expect(read(file).notice).toBe('1 row in CAD was left out because the account is in USD.');
  });
});
