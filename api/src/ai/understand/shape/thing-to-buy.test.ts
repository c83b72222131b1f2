import { demoHousehold } from '@halyard/shared-contracts/demo';
import { understand } from '../understand';

const own = { ...demoHousehold(), source: 'own' as const };
const measureOf = (question: string): string => {
  const found = understand(question, own);
  return found.kind === 'query' ? found.query.measure : found.kind;
};

// Covers P3-A20-2.
describe('the thing that a price is for', () => {
  it.each([
    'Can I afford a $900 laptop?',
    'Can I afford a new pair of skis for $400?',
    'Do I have enough for a $1,200 sofa bed?',
    'Could I swing $350 for concert tickets?',
  ])('may be anything: %s', (question) => {
    expect(measureOf(question)).toBe('affordability');
  });

  it.each([
    'Can I afford a $400 car payment?',
    'Can I afford $2,000 rent?',
    'Can I afford a $300 gym membership?',
    'Can I afford $500 quarterly?',
    'Can I afford a 900 euro laptop?',
    'Can I afford a $900 laptop if I lose my job?',
    'Can I afford a $900 laptop without touching my savings?',
    'Can my brother afford a $900 laptop?',
    'Can I afford a $900 laptop every year?',
  ])('is not found beside a recurring price or a condition: %s', (question) => {
    expect(measureOf(question)).not.toBe('affordability');
  });
});
