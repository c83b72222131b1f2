import { read, rowsOf } from './testing/read';

const HEADER = 'Date,Description,Amount\n';

describe('a file that is not a statement', () => {
  it.each<readonly [string, string, string]>([
    ['a PDF', '%PDF-1.4\n1 0 obj\n<< /Type /Catalog, /Pages 2 0 R >>\n', 'a PDF'],
    ['an Excel file', 'PK\x03\x04\x14\x06[Content_Types].xml,a,b\n', 'an Excel or ZIP file'],
    ['an old Excel file', '\xd0\xcf\x11\xe0\xa1\xb1', 'an Excel or ZIP file'],
    ['a photo', '\xff\xd8\xff\xe0', 'a picture'],
    ['a screenshot', '\x89PNG\r\n', 'a picture'],
    ['a web page', '\n<!DOCTYPE html>\n<table><td>Date, Payee</td></table>', 'a web page'],
    ['a web page with a mark', '\xef\xbb\xbf<html><td>Date</td></html>', 'a web page'],
    ['a text document', '{\\rtf1\\ansi Dear customer, thanks}', 'a text document'],
    ['JSON', '{"transactions":[{"date":"2025-06-13","amount":-4.5}]}', 'a JSON file'],
    ['an empty list', '[]', 'a JSON file'],
    ['MT940', ':20:STARTUMS\n:61:2506130613D4,50N024\n', 'an MT940 file'],
    ['camt', '<?xml version="1.0"?>\n<Document><Amt>4.50</Amt>,x</Document>', 'an XML file'],
  ])('is refused by its format: %s', (_, content, format) => {
    expect(() => read(Buffer.from(content, 'latin1'))).toThrow(`This is ${format}`);
  });
});

describe('a file from an untidy source', () => {
  it('is read with line ends of three systems', () => {
    const content = `${HEADER.trim()}\r\n2025-06-13,Coffee,-4.50\n2025-06-14,Tea,-2\r2025-06-15,Cake,-3\r\n`;
    expect(rowsOf(content).map(([, , payee]) => payee)).toEqual(['Coffee', 'Tea', 'Cake']);
  });

  it('is read without column names that are repeated', () => {
    const content = `${HEADER}2025-06-13,Coffee,-4.50\n${HEADER}2025-06-14,Tea,-2\n`;
    expect(rowsOf(content).map(([, , payee]) => payee)).toEqual(['Coffee', 'Tea']);
  });

  it('is read with its days in the future, with a notice of their number', () => {
    const content = `${HEADER}2025-06-13,Coffee,-4.50\n2031-06-13,Tea,-2\n2025-07-16,Cake,-3\n`;
    expect(read(content).rows).toHaveLength(3);
    expect(read(content).notice).toBe('2 rows are dated after today.');
    expect(read('!Type:Bank\nD7/16/2025\nT-1\n^\n').notice).toBe('1 row is dated after today.');
  });

  it('is refused with more rows than a busy account has in ten years', () => {
    expect(() => read(`${HEADER}${'2025-06-13,Coffee,-4.50\n'.repeat(100_000)}`)).toThrow(
      'This file holds more than 20,000 rows: export a shorter time',
    );
  });
});
