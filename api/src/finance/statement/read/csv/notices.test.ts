import { read, rowsOf } from '../testing/read';

const HEADER = 'Date,Payee,Amount,Currency\n';

describe('a CSV of another currency than the account', () => {
  it.each([
    ['its currency column', `${HEADER}2025-06-13,Café,-4.50,EUR\n`],
    ['the name of its amount', 'Date,Payee,Amount (EUR)\n2025-06-13,Café,-4.50\n'],
    [
      'the names of its debit and credit',
      'Date,Payee,Debit EUR,Credit EUR\n2025-06-13,Café,4.50,\n',
    ],
    ['the sign of its amounts', 'Date,Payee,Amount\n2025-06-13,Café,-€4.50\n'],
    ['the code after its amounts', 'Date;Payee;Amount\n2025-06-13;Café;-4,50 EUR\n'],
  ])('is refused by %s', (_, content) => {
    expect(() => read(content)).toThrow('This file is in EUR, and the account is in USD');
    expect(rowsOf(content, { currency: 'EUR' })).toEqual([['2025-06-13', -4.5, 'Café']]);
  });

  it('is read without its rows in other currencies, with a notice of their number', () => {
    const content = `${HEADER}2025-06-13,Café,-4.50,EUR\n2025-06-14,Shop,-1,USD\n2025-06-15,Pub,-2,GBP\n`;
    const { rows, notice } = read(content);
    expect(rows.map(({ payee }) => payee)).toEqual(['Shop']);
    expect(notice).toBe('2 rows in EUR, GBP were left out because the account is in USD.');
  });

  it('is not guessed from the original amount, the value date, or a dollar sign', () => {
    const content =
      'Date,Valuta,Payee,Amount,Original Currency\n2025-06-13,2025-06-13,Café,-$4.50,EUR\n';
    expect(rowsOf(content)).toEqual([['2025-06-13', -4.5, 'Café']]);
  });
});

describe('a CSV whose bank declined a row', () => {
  const content =
    'Date,Payee,Amount,State\n2025-06-13,Café,-4.50,COMPLETED\n2025-06-14,Shop,-1,REVERTED\n';

  it('is read without this row, with a notice', () => {
    const { rows, notice } = read(content);
    expect(rows.map(({ payee }) => payee)).toEqual(['Café']);
    expect(notice).toBe('1 row was left out because the bank declined or reversed it.');
  });

  it('is refused if it has no other rows', () => {
    expect(() => read(content.replace('COMPLETED', 'Declined'))).toThrow(
      'The bank declined or reversed every row of this file',
    );
  });
});

describe('a card statement that shows purchases as positive', () => {
  const purchases = '2025-06-13,Café,4.50\n2025-06-14,Shop,1\n';
  const card = { isDebt: true, isCard: true };

  it.each([
    ['most rows of a card', purchases, card],
    ['the sign of payments', `${purchases}2025-06-15,ONLINE PAYMENT,-99\n`, card],
    ['the sign of payments to a loan', '2025-06-15,AUTOPAY,-99\n', { isDebt: true }],
  ])('is recognized by %s', (_, rows, account) => {
    const { inverted, rows: found } = read(`Date,Payee,Amount\n${rows}`, account);
    expect([inverted, found[0]?.amount]).toEqual([
      true,
      rows.startsWith('2025-06-15') ? 9900 : -450,
    ]);
  });

  it.each([
    ['a loan without payments by name', purchases, { isDebt: true }],
    ['a card whose payment is positive', '2025-06-13,Café,-1\n2025-06-15,PAYMENT,9\n', card],
    ['an account that is not a debt', purchases, {}],
    ['a user who chose the signs of the file', purchases, { ...card, inverted: false }],
  ])('is not assumed for %s', (_, rows, account) => {
    expect(read(`Date,Payee,Amount\n${rows}`, account).inverted).toBe(false);
  });
});
