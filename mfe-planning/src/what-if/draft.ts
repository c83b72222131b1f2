import { NO_CHANGES, type WhatIfChanges } from '@halyard/shared-contracts/long-run';
import { cents } from '@halyard/shared-contracts/money';

export const KINDS = ['extra', 'retire', 'home', 'child', 'pay', 'market'] as const;

export type Kind = (typeof KINDS)[number];

export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  extra: 'Pay more',
  retire: 'Retire at',
  home: 'Buy a home',
  child: 'Have a child',
  pay: 'Lose pay',
  market: 'Stocks fall',
};

const OF_KIND: Readonly<Record<Kind, readonly (keyof WhatIfChanges)[]>> = {
  extra: ['extra'],
  retire: ['retirementAge'],
  home: ['homePrice', 'homeDown', 'homeRate', 'homeYears', 'rent'],
  child: ['child'],
  pay: ['monthsWithoutIncome'],
  market: ['marketFall'],
};

/** These are the first values of a change. A home and a child begin empty, because only the user knows their cost. */
const FIRST: Readonly<Record<Kind, Partial<WhatIfChanges>>> = {
  extra: { extra: cents(200_00) },
  retire: { retirementAge: 63 },
  home: {},
  child: {},
  pay: { monthsWithoutIncome: 6 },
  market: { marketFall: 40 },
};

const isUsed = (changes: WhatIfChanges, kind: Kind): boolean =>
  OF_KIND[kind].some((key) => changes[key] !== null);

export const withKind = (changes: WhatIfChanges, kind: Kind): WhatIfChanges => ({
  ...changes,
  ...FIRST[kind],
});

export const withoutKind = (changes: WhatIfChanges, kind: Kind): WhatIfChanges => ({
  ...changes,
  ...Object.fromEntries(OF_KIND[kind].map((key) => [key, NO_CHANGES[key]])),
});

export const kindsIn = (changes: WhatIfChanges): Kind[] =>
  KINDS.filter((kind) => isUsed(changes, kind));

export const kindWords = (changes: WhatIfChanges): string =>
  kindsIn(changes)
    .map((kind) => KIND_NAMES[kind])
    .join(' · ') || 'No changes';
