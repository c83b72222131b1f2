import type { FinancialData } from '@halyard/shared-contracts/finance';
import type { Aliases } from './aliases';
import { cleanText } from './clean-text';

/** Removes everything from a text that identifies the user. */
export type Redactor = (text: string) => string;

/** These names say no more than the type of an account. */
const ACCOUNT_KINDS = new Set(
  'account,auto loan,brokerage,card,checking,credit card,crypto,ira,loan,mortgage,savings,student loan'.split(
    ',',
  ),
);
const LEAST_NAME = 3;

const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:acc|liab|item|txn)-[\w-]{4,}/gi, '[id]'],
  [/\b\d{3}-\d{2}-\d{4}\b/g, '[number]'],
  [/\b(?:\d[ -]?){12,19}\b/g, '[number]'],
  [/\b\d{8,}\b/g, '[number]'],
  [/(?:\+?1[ .-]?)?\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/g, '[phone]'],
  [
    /\b\d{1,5} (?:[A-Z][\w.]* ){1,4}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Way|Green|Place|Pl)\b\.?/g,
    '[address]',
  ],
];

/** An address consists of these characters. Each run is read once, so the time is linear. */
const ADDRESS_CHARACTERS = /[\w.+@-]+/g;
const ADDRESS = /[\w.+-]@[\w-]+\.[\w-]/;

/** Removes an e-mail address from a run and keeps what follows the domain. */
const withoutEmail = (run: string): string =>
  ADDRESS.test(run)
    ? `[e-mail]${run.slice(run.lastIndexOf('@') + 1).replace(/^[\w-]+(?:\.[\w-]+)*/, '')}`
    : run;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function privateNames({ profile, accounts, liabilities }: FinancialData, aliases: Aliases) {
  const holdings = [...accounts, ...liabilities].flatMap((held) =>
    [held.name, 'officialName' in held ? held.officialName : null].flatMap((name) =>
      name === null ? [] : [[name, aliases.byId.get(held.id) ?? '[account]'] as const],
    ),
  );
  const banks = [...accounts, ...liabilities].map(
    (held) => [held.institution, 'the bank'] as const,
  );
  const masks = [...accounts, ...liabilities].flatMap(({ mask }) =>
    mask === null ? [] : [[mask, '[number]'] as const],
  );
  const own = [profile.name, ...(profile.name?.split(/\s+/) ?? [])].flatMap((name) =>
    name ? [[name, '[name]'] as const] : [],
  );
  const place = profile.location ? [[profile.location, '[place]'] as const] : [];
  return [...holdings, ...banks, ...masks, ...own, ...place].filter(
    ([name]) => name.trim().length >= LEAST_NAME && !ACCOUNT_KINDS.has(name.toLowerCase()),
  );
}

/** Removes the user's names, places, banks, account names, and numbers, and everything that looks like one. */
export function redactorOf(financialData: FinancialData, aliases: Aliases): Redactor {
  const names = new Map<string, string>();
  for (const [name, put] of privateNames(financialData, aliases)) {
    const key = cleanText(name).toLowerCase();
    if (!names.has(key)) names.set(key, put);
  }
  const longestFirst = [...names.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const known =
    longestFirst.length === 0
      ? null
      : new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return (text) => {
    const clean = cleanText(text);
    const named = known
      ? clean.replace(known, (found) => names.get(found.toLowerCase()) ?? '[name]')
      : clean;
    const unnamed = named.replace(ADDRESS_CHARACTERS, withoutEmail);
    return PATTERNS.reduce((left, [pattern, put]) => left.replace(pattern, put), unnamed);
  };
}
