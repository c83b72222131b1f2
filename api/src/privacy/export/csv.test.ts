import { csvRows, textCell } from './csv';

describe('textCell', () => {
  it.each([
    ['=1+1', `'=1+1`],
    ['+1', `'+1`],
    ['-1', `'-1`],
    ['@SUM(A1)', `'@SUM(A1)`],
    ['\t=1', `'\t=1`],
    ['\tshop', `'\tshop`],
    ['\rshop', `"'\rshop"`],
    ['\nshop', `"'\nshop"`],
    [' =1', `' =1`],
    ['"=1', `"'""=1"`],
    ["'=1", `''=1`],
    ['＝1+1', `'＝1+1`],
    ['＋1', `'＋1`],
    ['－1', `'－1`],
    ['＠A1', `'＠A1`],
    ['\u200b=1', `'\u200b=1`],
    ['\ufeff=1', `'\ufeff=1`],
    ['\u0000=1', `'\u0000=1`],
    ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
  ])('escapes %j as %j', (text, cell) => {
    expect(textCell(text)).toBe(cell);
  });

  it.each([
    ['Corner Coffee', 'Corner Coffee'],
    ['7-Eleven', '7-Eleven'],
    ['a=b', 'a=b'],
    ['"Joe"', '"""Joe"""'],
    ['Łódź, PL', '"Łódź, PL"'],
    ['', ''],
  ])('writes %j as %j', (text, cell) => {
    expect(textCell(text)).toBe(cell);
  });
});

test('the spreadsheet writes negative numbers as numbers, and escapes formulas in every text column', () => {
  const row = { amount_cents: -450, quantity: -1.5, currency: '=1', id: '@x', note: null };
  expect(csvRows(Object.keys(row), [row])).toBe(`-4.50,-1.5,'=1,'@x,\r\n`);
});
