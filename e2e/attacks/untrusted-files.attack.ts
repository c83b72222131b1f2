import { countOf, THOROUGH } from '@halyard/shared-contracts/testing/thorough';
import { newOwner, type Owner } from './support/account';
import { copyOf, restore, withRows } from './support/copy';
import { expectNobodyWaited, othersDuring } from './support/others';

interface Attacker extends Owner {
  readonly account: string;
}

async function newAttacker(name: string): Promise<Attacker> {
  const owner = await newOwner(name);
  const answer = await owner.client.post('/api/finance/accounts', {
    name: 'jar',
    type: 'checking',
    balance: 1,
  });
  return { ...owner, account: (answer.json() as { account: { id: string } }).account.id };
}

const preview = ({ client, account }: Attacker, fileName: string, text: string) =>
  client.post('/api/finance/statements/preview', {
    account_id: account,
    file_name: fileName,
    content: Buffer.from(text).toString('base64'),
  });

const csv = (amount: string) => `Date,Payee,Amount\n2025-07-13,Shop,"${amount}"\n`;
const qif = (amount: string) => `!Type:Bank\nD07/13/2025\nT${amount}\nPShop\n^\n`;
const N = 110_000;
/** In the thorough run, the file has 3.1 MB. */
const LARGE_ROWS = countOf({ usual: 4_000, thorough: 9_500 });
/** The file is valid and has 150 columns without meaning. */
const largeCsv = `Date,Payee,Amount${',x'.repeat(150)}\n${`2025-07-13,A shop,-1.00${',x'.repeat(150)}\n`.repeat(LARGE_ROWS)}`;

const PDFS_OF_EACH = 4;

describe('untrusted files', () => {
  test.each([
    ['an amount of 110,000 points in a QIF file (S2)', 'a.qif', qif(`${'.'.repeat(N)}1`)],
    ['an amount of 9,000 points in a CSV file', 'a.csv', csv(`${'.'.repeat(9000)}1`)],
    [
      'an amount of 110,000 commas and a digit in a QIF file (S2)',
      'a.qif',
      qif(`${','.repeat(N)}1`),
    ],
    ['an amount of 110,000 digits in a QIF file', 'a.qif', qif('1'.repeat(N))],
    ['an amount of 110,000 blanks in a QIF file', 'a.qif', qif(`1${' '.repeat(N)}x`)],
    [
      'a date of 110,000 digits in a QIF file',
      'a.qif',
      qif('1').replace('07/13/2025', '1'.repeat(N)),
    ],
    ['an OFX file of 110,000 open tags', 'a.ofx', `OFXHEADER:100\n<OFX>${'<STMTTRN>'.repeat(N)}`],
    ['a CSV file of 110,000 quotes', 'a.csv', `Date,Payee,Amount\n${'"'.repeat(N)}`],
  ])('%s makes nobody else wait', async (_, fileName, text) => {
    const attacker = await newAttacker('files');
    const during = await othersDuring(preview(attacker, fileName, text));
    expect(during.result.status).toBeLessThan(500);
    expectNobodyWaited(during);
  });

  test('a statement just below the limit of 4 MB is read, not refused for its length (S15)', async () => {
    const attacker = await newAttacker('long');
    const row = `2025-07-13,${'x'.repeat(380)},-1.00\n`;
    const text = `Date,Payee,Amount\n${row.repeat(9_500)}`;
    const answer = await preview(attacker, 'a.csv', text);
    expect(answer.text).not.toMatch(/call stack/);
    expect(answer.status).toBe(200);
  });

  test('three large statements at a time make nobody else wait (S8)', async () => {
    const attackers = await Promise.all(Array.from({ length: 3 }, () => newAttacker('large')));
    const all = Promise.all(attackers.map((each) => preview(each, 'a.csv', largeCsv)));
    expectNobodyWaited(await othersDuring(all));
  });

  // A unit test shows how little processor time a PDF takes.
  if (THOROUGH) {
    test('several PDFs of three users at a time make nobody else wait (S8)', async () => {
      const attackers = await Promise.all(Array.from({ length: 3 }, () => newAttacker('pdf')));
      const pdf = ({ client }: Owner) =>
        client.post('/api/finance/fact-finder-summary/pdf', { summary: true });
      const all = Promise.all(
        Array.from({ length: PDFS_OF_EACH }, () => attackers.map(pdf)).flat(),
      );
      const during = await othersDuring(all);
      expectNobodyWaited(during);
    });
  }

  test('a copy of a few hundred kilobytes that unpacks to 50 MB is refused, and nobody else waits (S3)', async () => {
    const { client, account } = await newAttacker('bomb');
    const files = await copyOf(client);
    const row = (n: number) =>
      JSON.stringify({
        id: `t${n}`,
        account_id: account,
        pending: 0,
        date: '2025-07-13',
        authorized_date: null,
        posted_date: null,
        amount_cents: -100,
        currency: 'USD',
        name: 'x'.repeat(10_000),
        merchant: 'x'.repeat(9_000),
        category: 'Travel',
        pfc_primary: null,
        pfc_detailed: null,
        type: 'debit',
        source: 'manual',
        created_at: '2025-07-13T00:00:00.000Z',
      });
    const bomb = withRows(
      files,
      'data/transactions.ndjson',
      Array.from({ length: 2_500 }, (_, n) => row(n)),
    );
    expect(bomb.length).toBeLessThan(2_000_000);
    const thief = await newOwner('bomber');
    const during = await othersDuring(restore(thief.client, bomb));
    expect([413, 422, 507]).toContain(during.result.status);
    expectNobodyWaited(during);
  });
});
