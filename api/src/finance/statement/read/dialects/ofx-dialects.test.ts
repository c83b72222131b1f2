import { read } from '../testing/read';
import { ENTRIES } from './blanks';
import { OFX_DIALECTS } from './ofx-dialects';

const expected = ENTRIES.map(({ date, cents, payee }) => [date, cents, payee]);

describe('an OFX or QFX file', () => {
  it('is in this table in at least sixty dialects, each once', () => {
    expect(new Set(OFX_DIALECTS.map(({ name }) => name)).size).toBe(OFX_DIALECTS.length);
    expect(OFX_DIALECTS.length).toBeGreaterThanOrEqual(60);
  });

  it.each(OFX_DIALECTS)('of $name is read with its days, amounts, and payees', ({ file }) => {
    const { question, rows } = read(file);
    expect(question).toBeNull();
    expect(rows.map(({ date, amount, payee }) => [date, amount, payee])).toEqual(expected);
  });
});
