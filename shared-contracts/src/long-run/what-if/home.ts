import type { Account, Liability } from '../../finance';
import { cents, type Cents, subtract, ZERO } from '../../money';
import { monthlyRate } from '../../finance/debt/interest';
import { USUAL_MORTGAGE_PERCENT, USUAL_MORTGAGE_YEARS } from '../settings';
import { power } from '../random/power';
import type { WhatIfChanges } from './changes';

const MONTHS = 12;
const ID = 'what-if-home';

interface NewHome {
  readonly price: Cents;
  readonly down: Cents;
  readonly owed: Cents;
  readonly aprPercent: number;
  /** It is per month and rounded up, so that the mortgage ends in time. */
  readonly payment: Cents;
  readonly rent: Cents;
}

function annuity(owed: Cents, aprPercent: number, months: number): Cents {
  const rate = monthlyRate(aprPercent);
  if (rate === 0) return cents(Math.ceil(owed / months));
  return cents(Math.ceil((owed * rate) / (1 - 1 / power(1 + rate, months))));
}

/** Returns null without a price. A down payment above the price counts as the price. */
export function newHome(changes: WhatIfChanges): NewHome | null {
  const price = changes.homePrice ?? ZERO;
  if (price <= 0) return null;
  const down = cents(Math.min(changes.homeDown ?? ZERO, price));
  const owed = subtract(price, down);
  const aprPercent = changes.homeRate ?? USUAL_MORTGAGE_PERCENT;
  const months = (changes.homeYears ?? USUAL_MORTGAGE_YEARS) * MONTHS;
  return {
    price,
    down,
    owed,
    aprPercent,
    payment: annuity(owed, aprPercent, months),
    rent: changes.rent ?? ZERO,
  };
}

const COMMON = {
  id: ID,
  name: 'The new home',
  institution: '',
  currency: 'USD',
  mask: null,
  source: 'manual',
  closed: false,
  asOf: null,
} as const;

export const homeAccount = ({ price }: NewHome): Account => ({
  ...COMMON,
  officialName: null,
  type: 'home',
  typeKnown: true,
  balance: price,
});

export const homeMortgage = ({ owed, aprPercent, payment }: NewHome): Liability => ({
  ...COMMON,
  type: 'mortgage',
  balance: owed,
  limit: null,
  monthlyPayment: payment,
  minimumPayment: payment,
  aprPercent,
});
