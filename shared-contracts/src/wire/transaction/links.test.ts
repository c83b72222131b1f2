import { cents } from '../../money';
import { decodeLinks, encodeLinks, hasLinks } from './links';

type Links = Parameters<typeof encodeLinks>[0];

const LINKS: Links[] = [
  { transfer: { id: 'row-2', accountId: 'savings' } },
  {
    loanPayment: {
      loanId: 'loan',
      interest: cents(100_25),
      principal: cents(200_50),
      rest: cents(0),
      mismatch: cents(1),
    },
  },
  { hidden: true },
  { reviewed: true },
  { tags: ['trip'] },
  { guessed: true },
  { rhythm: 'monthly' },
  { forOthers: { of: 'Dinner' } },
  { repays: { id: 'row-3', of: 'Dinner' } },
];

it.each(LINKS)('%j is the same after a round trip', (links) => {
  expect(decodeLinks(encodeLinks(links))).toEqual(links);
  expect(hasLinks(links)).toBe(true);
});

it('a row without links has an empty record', () => {
  expect([hasLinks({}), encodeLinks({}), decodeLinks({})]).toEqual([false, {}, {}]);
});
