import { richHousehold } from '../../testing/everyday/rich-household';
import { lineOf } from '../answered';
import { composeByRules } from '../compose';

const household = richHousehold();
const contentOf = (message: string): string =>
  lineOf(composeByRules(message, household), { isSample: false, origin: 'rules' }).content;

// Covers P3-A20-2.
describe('a question beside other sentences', () => {
  it('is answered if it has only one meaning, and the sentences are named', () => {
    const content = contentOf('just looked at the account and wow. why so little money left?');
    expect(content).toMatch(/^These are what came in and went out this month/);
    expect(content).toContain('I took “just looked at the account and wow” as a remark');
  });

  it('is not answered if a sentence holds a number', () => {
    const content = contentOf('just bought 3 zorblats and wow. why so little money left?');
    expect(content).not.toContain('These are what came in');
  });

  it.each(['can I spend $150 on sneakers today or nah', 'can I afford $40 or should we wait?'])(
    '“%s” asks no more than its first half',
    (message) => {
      expect(contentOf(message)).toMatch(/\$(?:150|40)\.00/);
    },
  );
});
