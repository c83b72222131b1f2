import { ENTRIES, filled } from './blanks';

type Bank = readonly [name: string, org: string, fid: string];

const BANKS: readonly Bank[] = [
  ['Chase', 'B1', '10898'],
  ['Bank of America', 'HAN', '5959'],
  ['Wells Fargo', 'WF', '3000'],
  ['Citi', 'Citigroup', '24909'],
  ['Capital One', 'Hibernia', '1001'],
  ['American Express', 'AMEX', '3101'],
  ['Discover', 'DISCOVER', '7101'],
  ['US Bank', 'US Bank', '1402'],
  ['PNC', 'ISC', '4501'],
  ['USAA', 'USAA', '24591'],
  ['Schwab', 'ISC', '101'],
  ['Ally', 'Ally', '12262'],
  ['Barclays', 'Barclays', '1'],
  ['HSBC', 'HSBC', '2'],
  ['Lloyds', 'Lloyds', '3'],
  ['NatWest', 'NatWest', '4'],
  ['ING', 'ING', '5'],
  ['Commerzbank', 'Commerzbank', '6'],
  ['BNP Paribas', 'BNP', '7'],
  ['Santander', 'Santander', '8'],
];

const HEADER =
  'OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nSECURITY:NONE\nENCODING:USASCII\nCHARSET:1252\nCOMPRESSION:NONE\nOLDFILEUID:NONE\nNEWFILEUID:NONE\n\n';
const XML_HEADER =
  '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>\n';

const ROW =
  '<STMTTRN>\n<TRNTYPE>[DEBIT|CREDIT]\n<DTPOSTED>{20250613}\n<TRNAMT>{-1234.56}\n<FITID>{20250613}\n<NAME>{payee}\n<MEMO>Card 1234\n</STMTTRN>\n';

const BALANCE = '<LEDGERBAL>\n<BALAMT>2000.00\n<DTASOF>20250630\n</LEDGERBAL>\n';

interface Shape {
  readonly row?: string;
  /** It changes the whole text. */
  readonly text?: (text: string) => string;
  readonly bytes?: (text: string) => Uint8Array;
}

/** OFX 2 closes each tag. */
const closed = (text: string): string =>
  text.replace(/<([A-Z]{2,12})>([^<\n]+)\n/g, '<$1>$2</$1>\n');
const asXml = (text: string): string => closed(text.replace(HEADER, XML_HEADER));
const row = (from: string, to: string): Shape => ({ row: ROW.replace(from, to) });

/** Programs and banks write OFX in these ways. */
const SHAPES: readonly (readonly [name: string, shape: Shape])[] = [
  ['OFX 1 with a tag on each line', {}],
  ['OFX 1 in one line', { text: (text) => text.replace(/\n(?=<)/g, '') }],
  ['OFX 1 with closing tags', { text: closed }],
  ['OFX 2', { text: asXml }],
  ['OFX 2 with indentation', { text: (text) => asXml(text).replace(/\n</g, '\n    <') }],
  ['QFX', { text: (text) => text.replace('</FI>', '</FI>\n<INTU.BID>10898\n<INTU.USERID>ann') }],
  [
    'QFX in XML',
    { text: (text) => asXml(text).replace('</FI>', '</FI><INTU.BID>3000</INTU.BID>') },
  ],
  ['Windows lines', { text: (text) => text.replace(/\n/g, '\r\n') }],
  ['old Mac lines', { text: (text) => text.replace(/\n/g, '\r') }],
  ['a header in one line', { text: (text) => text.replace(HEADER, HEADER.replace(/\n/g, '')) }],
  ['no header', { text: (text) => text.replace(HEADER, '') }],
  ['a byte-order mark', { text: (text) => `\ufeff${text}` }],
  ['blank lines above', { text: (text) => `\r\n\r\n${text}` }],
  ['UTF-16', { bytes: (text) => Buffer.from(`\ufeff${text}`, 'utf16le') }],
  ['Windows-1252', { bytes: (text) => Buffer.from(text.replace(/Card/g, 'Café'), 'latin1') }],
  ['small letters', { text: (text) => text.replace(/<[^<>]+>/g, (tag) => tag.toLowerCase()) }],
  ['blanks inside of tags', { text: (text) => text.replace(/<([A-Z]+)>/g, '<$1 >') }],
  ['a time zone', row('{20250613}', '{20250613120000[-5:EST]}')],
  ['milliseconds', row('{20250613}', '{20250613000000.000[0:GMT]}')],
  ['decimal commas', row('{-1234.56}', '{-1234,56}')],
  ['a plus for money in', row('{-1234.56}', '{-1234.56/+}')],
  ['four decimals', row('{-1234.56}', '{-1234.5600}')],
  ['blanks around values', row('<TRNAMT>{-1234.56}', '<TRNAMT> {-1234.56} ')],
  ['a payee block', row('<NAME>{payee}', '<PAYEE>\n<NAME>{payee}\n<CITY>Springfield\n</PAYEE>')],
  ['a memo and no name', row('<NAME>{payee}\n<MEMO>Card 1234', '<MEMO>{payee}')],
  ['an extended name', row('<NAME>{payee}', '<NAME>{payee}\n<EXTDNAME>{payee} 0042')],
  ['entities', row('Card 1234', 'A &amp; B &#38; C &lt;D&gt;')],
  ['an ampersand that is not escaped', row('Card 1234', 'A & B')],
  ['CDATA', row('<NAME>{payee}', '<NAME><![CDATA[{payee}]]>')],
  ['a date of the user', row('<TRNAMT>', '<DTUSER>20250601\n<TRNAMT>')],
  ['check numbers', row('<NAME>', '<CHECKNUM>42\n<SIC>5814\n<NAME>')],
  ['no bank ids', row('<FITID>{20250613}\n', '')],
  ['the type of each amount and no signs', row('{-1234.56}', '{1234.56 unsigned}')],
  [
    'original currencies',
    row('<NAME>', '<ORIGCURRENCY>\n<CURRATE>1.1\n<CURSYM>CAD\n</ORIGCURRENCY>\n<NAME>'),
  ],
  [
    'the currency in each transaction',
    row('<NAME>', '<CURRENCY>\n<CURRATE>1\n<CURSYM>USD\n</CURRENCY>\n<NAME>'),
  ],
  [
    'a list of pending transactions',
    {
      text: (text) =>
        text.replace(
          '<LEDGERBAL>',
          '<BANKTRANLISTP>\n<STMTTRNP>\n<TRNAMT>-99\n</STMTTRNP>\n</BANKTRANLISTP>\n<LEDGERBAL>',
        ),
    },
  ],
  [
    'a card',
    {
      text: (text) =>
        text.replaceAll('STMTRS', 'CCSTMTRS').replaceAll('BANKACCTFROM', 'CCACCTFROM'),
    },
  ],
  ['no balance', { text: (text) => text.replace(BALANCE, '') }],
  [
    'a message for the user',
    {
      text: (text) => text.replace('</STATUS>', '<MESSAGE>Welcome & enjoy\n</STATUS>'),
    },
  ],
  [
    'comments',
    {
      text: (text) =>
        asXml(text).replace('<SIGNONMSGSRSV1>', '<!-- made by a bank -->\n<SIGNONMSGSRSV1>'),
    },
  ],
];

function plainFile([, org, fid]: Bank, template: string): string {
  const rows = ENTRIES.map((entry) => filled(template, entry)).join('');
  return `${HEADER}<OFX>
<SIGNONMSGSRSV1>
<SONRS>
<STATUS>
<CODE>0
<SEVERITY>INFO
</STATUS>
<DTSERVER>20250701
<LANGUAGE>ENG
<FI>
<ORG>${org}
<FID>${fid}
</FI>
</SONRS>
</SIGNONMSGSRSV1>
<BANKMSGSRSV1>
<STMTTRNRS>
<TRNUID>0
<STMTRS>
<CURDEF>USD
<BANKACCTFROM>
<BANKID>1
<ACCTID>1234
<ACCTTYPE>CHECKING
</BANKACCTFROM>
<BANKTRANLIST>
<DTSTART>20250601
<DTEND>20250630
${rows}</BANKTRANLIST>
${BALANCE}</STMTRS>
</STMTTRNRS>
</BANKMSGSRSV1>
</OFX>
`;
}

interface OfxDialect {
  readonly name: string;
  readonly file: Uint8Array;
}

function dialect(bank: Bank, [name, shape]: (typeof SHAPES)[number]): OfxDialect {
  const { text = (plain) => plain, bytes = Buffer.from } = shape;
  return { name: `${bank[0]}: ${name}`, file: bytes(text(plainFile(bank, shape.row ?? ROW))) };
}

/** Each shape is used by two banks, whose files differ in their names only. */
export const OFX_DIALECTS: readonly OfxDialect[] = SHAPES.flatMap((shape, index) =>
  [0, BANKS.length / 2].flatMap((shift) => {
    const bank = BANKS[(index + shift) % BANKS.length];
    return bank ? [dialect(bank, shape)] : [];
  }),
);
