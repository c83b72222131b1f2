/** Each entry has a name, the household of the practice bank, and a date of birth. */
export const PEOPLE = [
  ['family', /^Family homeowners/i, '1986-05-01'],
  ['retiree', /^Retiree/i, '1955-05-01'],
  ['freelancer', /^Freelance designer/i, '1992-05-01'],
  ['renters', /^Renter couple/i, '1994-05-01'],
] as const;
