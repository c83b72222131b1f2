import { newOwner } from './support/account';
import { copyOf, textOf } from './support/copy';

const FORMULA = "=cmd|' /C calc'!A0";

/** Cells of a CSV that a spreadsheet would run. */
const formulasIn = (csv: string): string[] =>
  csv.split('\r\n').flatMap((line) => line.split(',').filter((cell) => /^"?[=+@]/.test(cell)));

describe('exports', () => {
  test.each(['=1+1', '+1', '-1+1', '@SUM(A1)', '\t=1', FORMULA])(
    'a name of %j is no formula in the export',
    async (name) => {
      const { client } = await newOwner('formula');
      await client.post('/api/finance/accounts', {
        name: `${name} jar`,
        type: 'checking',
        balance: 1,
      });
      const files = await copyOf(client);
      for (const path of Object.keys(files).filter((each) => each.endsWith('.csv'))) {
        expect(formulasIn(textOf(files, path))).toEqual([]);
      }
    },
  );
});
