import { newOwner } from './support/account';
import { copyOf, restore, textOf, withRows } from './support/copy';

const FORMULA = "=cmd|' /C calc'!A0";

const formulasIn = (csv: string): string[] =>
  csv.split('\r\n').flatMap((line) => line.split(',').filter((cell) => /^"?[=+@]/.test(cell)));

describe('exports', () => {
  test('no name becomes a formula in the export', async () => {
    const { client } = await newOwner('formula');
    for (const name of ['=1+1', '+1', '-1+1', '@SUM(A1)', '\t=1', FORMULA]) {
      const account = { name: `${name} jar`, type: 'checking', balance: 1 };
      expect((await client.post('/api/finance/accounts', account)).status).toBe(201);
    }
    const files = await copyOf(client);
    const sheets = Object.keys(files).filter((each) => each.endsWith('.csv'));
    expect(textOf(files, 'sheets/accounts.csv')).toContain('@SUM(A1) jar');
    expect(sheets.flatMap((path) => formulasIn(textOf(files, path)))).toEqual([]);
  });

  test.each(['currency', 'id'])(
    'a restored %s does not become a formula in the next export (S20)',
    async (column) => {
      const { client } = await newOwner('brought');
      const made = await client.post('/api/finance/accounts', {
        name: 'jar',
        type: 'checking',
        balance: 1,
      });
      const account = (made.json() as { account: { id: string } }).account.id;
      await client.post('/api/finance/transactions', {
        account_id: account,
        date: '2025-07-14',
        merchant: 'x',
        category: 'Travel',
        amount: -1,
      });
      const files = await copyOf(client);
      const lines = textOf(files, 'data/transactions.ndjson').trim().split('\n');
      const hostile = lines.map((line) =>
        JSON.stringify({ ...(JSON.parse(line) as object), [column]: '=1+1' }),
      );
      const other = await newOwner('victim');
      const answer = await restore(
        other.client,
        withRows(files, 'data/transactions.ndjson', hostile),
      );
      if (answer.status !== 200) return expect(answer.status).toBe(422);
      const csv = textOf(await copyOf(other.client), 'sheets/transactions.csv');
      expect(formulasIn(csv)).toEqual([]);
    },
  );
});
