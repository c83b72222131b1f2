import { ofx, read, rowsOf, trn } from './testing/read';

describe('a file that needs an answer from the user', () => {
  const ambiguous = 'Date,Payee,Amount\n03/04/2025,Coffee,-4.50\n05/06/2025,Tea,-2\n';

  it('asks for the date order when all dates are ambiguous, and uses the answer', () => {
    expect(read(ambiguous)).toMatchObject({ question: 'date_order', rows: [] });
    expect(rowsOf(ambiguous, { order: 'mdy' })[0]?.[0]).toBe('2025-03-04');
    expect(rowsOf(ambiguous, { order: 'dmy' })[0]?.[0]).toBe('2025-04-03');
    expect(read('!Type:Bank\nD3/4/2025\nT-1\n^\n').question).toBe('date_order');
  });

  it.each([
    ["1/ 1'10", '2010-01-01'],
    ['1/ 1/10', '2010-01-01'],
    ["12/12' 5", '2005-12-12'],
    ["2/ 3'25", '2025-02-03'],
  ])('reads the Quicken date %s', (date, day) => {
    expect(rowsOf(`!Type:Bank\nD${date}\nT-1\n^\n`, { order: 'mdy' })[0]?.[0]).toBe(day);
  });

  it.each([
    [
      'OFX',
      `${ofx(trn('<DTPOSTED>20250613<TRNAMT>-1<NAME>A'))}${ofx(trn('<DTPOSTED>20250614<TRNAMT>2<NAME>B')).replace('<ACCTID>1', '<ACCTID>2')}`,
    ],
    [
      'QIF',
      '!Account\nN1\nTBank\n^\n!Type:Bank\nD6/13/2025\nT-1\nPA\n^\n!Account\nN2\nTCCard\n^\n!Type:CCard\nD6/14/2025\nT2\nPB\n^\n',
    ],
  ])('asks for the account of an %s file with two, and reads its rows only', (_, content) => {
    expect(read(content)).toMatchObject({ question: 'account', accounts: ['1', '2'], rows: [] });
    expect(rowsOf(content, { account: '1' })).toEqual([['2025-06-13', -1, 'A']]);
    expect(rowsOf(content, { account: '2' })).toEqual([['2025-06-14', 2, 'B']]);
  });

  it('takes the date order from any unambiguous date', () => {
    const clear = `${ambiguous}13/06/2025,Cake,-3\n`;
    expect(rowsOf(clear).map(([date]) => date)).toEqual(['2025-04-03', '2025-06-05', '2025-06-13']);
  });

  it('does not ask when both orders give the same days', () => {
    expect(read('Date,Payee,Amount\n06/06/2025,Coffee,-4.50\n').question).toBeNull();
  });

  it('asks for the decimal mark when every figure has only a comma before three digits', () => {
    const content = 'Date;Payee;Amount\n2025-06-13;Rent;-1,234\n';
    expect(read(content)).toMatchObject({ question: 'decimal', rows: [] });
    expect(rowsOf(content, { decimal: '.' })[0]?.[1]).toBe(-1234);
    expect(() => rowsOf(content, { decimal: ',' })).toThrow('more than two decimals');
  });

  it('examines the first hundred columns of a file without column names', () => {
    const wide = `2025-06-13,-4.50,Coffee${',x'.repeat(40_000)}\n`;
    const reading = read(`${wide}${'2025-06-14,1.00,Tea\n'.repeat(2000)}`);
    expect([reading.columns?.length, reading.rows.length]).toEqual([100, 2001]);
  });

  it('asks for the columns when it cannot recognize them', () => {
    const content = 'when,who,how much\n2025-06-13,Coffee,-4.50\nsoon,Tea,-2\n';
    expect(read(content)).toMatchObject({
      question: 'columns',
      columns: ['Column 1', 'Column 2', 'Column 3'],
    });
  });
});
