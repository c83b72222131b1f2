import { say } from '../../fact/figured-text';
import { link, type Part, sentence } from '../parts';

const missing = (text: string, label: string, href: string): Part[] => [
  sentence(say`${text}`),
  link(label, href),
];

export const birthDateMissing = (): Part[] =>
  missing(
    'Your date of birth is not known, so the years ahead cannot be computed.',
    'Add your date of birth',
    '/fact-finder',
  );

export const spendingMissing = (): Part[] =>
  missing(
    'What you spend is not known yet, so nobody can say how long your money lasts. A full month of transactions is needed, or the amount that you enter under “What this assumes”.',
    'Enter what you would spend',
    '/wealth-plan',
  );

export const incomeMissing = (what: string): Part[] =>
  missing(
    `Your income before tax is not known, so ${what} cannot be computed.`,
    'Add your income',
    '/fact-finder',
  );

export const yearsMissing = (): Part[] =>
  missing(
    'For how many years others would need your income is not known, so the need cannot be computed.',
    'Answer it in the fact finder',
    '/fact-finder',
  );
