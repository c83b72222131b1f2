import { isoDate } from '../../finance';
import type { Sourced } from './sourced';

const ENTERED = { checkedOn: isoDate('2026-11-29'), verified: false, validTo: null } as const;

/** Before this age, a tax of so much percent is added to what leaves a retirement account, with exceptions. */
export const earlyWithdrawal: Sourced<{ readonly age: number; readonly percent: number }> = {
  ...ENTERED,
  value: { age: 59.5, percent: 10 },
  validFrom: isoDate('1987-01-01'),
  citation: '26 U.S.C. 72(t)',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section72',
};

/** From this age on, a health savings account pays for anything without a penalty. */
export const healthSavingsAge: Sourced<number> = {
  ...ENTERED,
  value: 65,
  validFrom: isoDate('2004-01-01'),
  citation: '26 U.S.C. 223(f)(4)(C)',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section223',
};

/** The first time to sign up is the months around the birthday of this age. */
export const medicareAge: Sourced<{ readonly age: number; readonly monthsToSignUp: number }> = {
  ...ENTERED,
  value: { age: 65, monthsToSignUp: 7 },
  validFrom: isoDate('1965-07-30'),
  citation: '42 U.S.C. 1395o and 1395p',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section1395o',
};

/** The cost of care counts for children below this age. */
export const careCreditAge: Sourced<number> = {
  ...ENTERED,
  value: 13,
  validFrom: isoDate('1988-10-13'),
  citation: '26 U.S.C. 21(b)(1)(A)',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section21',
};

/** A reverse mortgage that the government insures begins at this age. */
export const reverseMortgageAge: Sourced<number> = {
  ...ENTERED,
  value: 62,
  validFrom: isoDate('1988-02-05'),
  citation: '12 U.S.C. 1715z-20(b)',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title12-section1715z-20',
};
