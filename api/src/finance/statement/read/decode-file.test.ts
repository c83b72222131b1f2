import { toDollars } from '@halyard/shared-contracts/money';
import { read } from './testing/read';

/** Each file has one byte per letter of its text. */
const FILES = [
  [
    'windows-1250',
    'Data;Opis;Kwota\n2025-06-13;Piekarnia \x8cwie\xbfy Chleb;-4,50\n2025-06-14;Przelew w\xb3asny \xbfabka \xa3\xf3d\x9f;100,00\n',
    ['Piekarnia Świeży Chleb', 'Przelew własny żabka Łódź'],
  ],
  [
    'windows-1251',
    'Date;Payee;Amount\n13.06.2025;\xca\xee\xf4\xe5\xe9\xed\xff \xed\xe0 \xf3\xe3\xeb\xf3;-4,50\n14.06.2025;\xc7\xe0\xf0\xef\xeb\xe0\xf2\xe0;100,00\n',
    ['Кофейня на углу', 'Зарплата'],
  ],
  [
    'windows-1252',
    'Datum;Empf\xe4nger;Betrag\n13.06.2025;B\xe4ckerei M\xfcller;-4,50\n14.06.2025;Gr\xf6\xdfe & S\xf6hne;100,00\n',
    ['Bäckerei Müller', 'Größe & Söhne'],
  ],
  [
    'windows-1252',
    'Date,Payee,Amount\n2025-06-13,Caf\xe9 \x93Z\x94 \x96 5\x80,-4.50\n2025-06-14,\x8cuvre Fran\xe7aise,100\n',
    ['Café “Z” – 5€', 'Œuvre Française'],
  ],
  [
    'iso-8859-15',
    'Date,Libell\xe9,Amount\n2025-06-13,Caf\xe9 \xe0 5 \xa4,-4.50\n2025-06-14,\xbduvre Fran\xe7aise,100\n',
    ['Café à 5 €', 'œuvre Française'],
  ],
  [
    'gb18030',
    '\xc8\xd5\xc6\xda,\xd5\xaa\xd2\xaa,\xbd\xf0\xb6\xee\n2025-06-13,\xbf\xa7\xb7\xc8\xb9\xdd\xcf\xfb\xb7\xd1,-4.50\n2025-06-14,\xb9\xa4\xd7\xca\xca\xd5\xc8\xeb,100.00\n',
    ['咖啡馆消费', '工资收入'],
  ],
  [
    'big5',
    '\xa5\xe6\xa9\xf6\xa4\xe9\xb4\xc1,\xbaK\xadn,\xaa\xf7\xc3B\n2025-06-13,\xa5x\xa5_\xa9@\xb0\xd8\xc0]\xaa\xba\xae\xf8\xb6O,-4.50\n2025-06-14,\xa4\xbd\xa5q\xaa\xba\xc1~\xb8\xea\xa6\xac\xa4J,100.00\n',
    ['台北咖啡館的消費', '公司的薪資收入'],
  ],
  [
    'shift_jis',
    '\x93\xfa\x95t,\x82\xa8\x8e\xe6\x88\xf8\x93\xe0\x97e,\x8b\xe0\x8az\n2025/06/13,\x83R\x81[\x83q\x81[,-4.50\n2025/06/14,\x8b\x8b\x97^\x90U\x8d\x9e,100\n',
    ['コーヒー', '給与振込'],
  ],
  [
    'euc-jp',
    '\xc6\xfc\xc9\xd5,\xa4\xaa\xbc\xe8\xb0\xfa\xc6\xe2\xcd\xc6,\xb6\xe2\xb3\xdb\n2025/06/13,\xa5\xb3\xa1\xbc\xa5\xd2\xa1\xbc,-4.50\n2025/06/14,\xb5\xeb\xcd\xbf\xbf\xb6\xb9\xfe,100\n',
    ['コーヒー', '給与振込'],
  ],
  [
    'euc-kr',
    'Date,Payee,\xb0\xc5\xb7\xa1 \xb1\xdd\xbe\xd7 amount\n2025-06-13,\xbc\xad\xbf\xef \xc4\xbf\xc7\xc7 \xc0\xfc\xb9\xae\xc1\xa1 \xb0\xe1\xc1\xa6,-4.50\n2025-06-14,\xc8\xb8\xbb\xe7\xbf\xa1\xbc\xad \xba\xb8\xb3\xbd \xb1\xde\xbf\xa9 \xc0\xd4\xb1\xdd,100\n',
    ['서울 커피 전문점 결제', '회사에서 보낸 급여 입금'],
  ],
] as const;

describe('a file in another encoding', () => {
  it.each(FILES)('is detected as %s', (encoding, bytes, payees) => {
    const statement = read(Buffer.from(bytes, 'latin1'));
    expect(statement.encoding).toBe(encoding);
    expect(statement.rows.map(({ payee }) => payee)).toEqual(payees);
    expect(statement.rows.map(({ amount }) => toDollars(amount))).toEqual([-4.5, 100]);
  });

  it('is read in the encoding that the user chooses', () => {
    const bytes = Buffer.from('Date,Payee,Amount\n2025-06-13,\xa3\xf3d\x9f,-1\n', 'latin1');
    expect(read(bytes, { encoding: 'windows-1250' }).rows[0]?.payee).toBe('Łódź');
  });

  it('is detected by its first letters outside of ASCII, however late they are', () => {
    const bytes = `Date,Payee,Amount\n${'2025-06-13,Shop,-1\n'.repeat(5000)}2025-06-13,\xd2\xf8\xd0\xd0\xc5\xd4\xb1\xdf\xb5\xc4\xbf\xa7\xb7\xc8\xb9\xdd\xcf\xfb\xb7\xd1\xb5\xc4\xbd\xf0\xb6\xee\xca\xc7\xd4\xda\xd6\xd0\xb9\xfa,-1\n`;
    expect(read(Buffer.from(bytes, 'latin1')).rows.at(-1)?.payee).toBe(
      '银行旁边的咖啡馆消费的金额是在中国',
    );
  });
});
