import { ruleAddress, ruleStartOf } from './rule-address';

const read = (address: string) => ruleStartOf(new URL(address, 'http://localhost').searchParams);

it('the address that starts a rule leads back to its merchant and category', () => {
  const start = { merchant: 'A & B, "Café" #1', category: 'Dining Out' };
  expect(read(ruleAddress(start))).toEqual(start);
});

it.each([
  ['/rules', null],
  ['/rules?category=Rent', null],
  ['/rules?merchant=A', { merchant: 'A', category: '' }],
])('%s starts %j', (address, start) => {
  expect(read(address)).toEqual(start);
});
