import type { FinancialData } from '@halyard/shared-contracts/finance';
import { askingPlaces } from '../understand/forms/match-form';
import { type Form, longestFirst } from '../understand/forms/form';
import { withDigits } from '../understand/number-words';
import { findNames, type FoundName } from '../understand/names/find-names';
import { namesOf } from '../understand/names/names';
import { plainWords } from '../understand/spelling';
import { wordsOf } from '../understand/tokens';
import { HARMLESS } from '../understand/words/harmless-words';
import { ONE_PERSON } from '../understand/words/one-person';
import { ABOUT_HALYARD } from './about-halyard';
import { ABOUT_TRUST } from './about-trust';
import { ADVICE } from './advice';
import { JUDGMENTS } from './judgments';
import type { Saying } from './saying';
import { UNKNOWABLE } from './unknowable';
import { WHY_SAYINGS } from './why';

export const SAYINGS: readonly Saying[] = [
  ...ABOUT_TRUST,
  ...ABOUT_HALYARD,
  ...WHY_SAYINGS,
  ...JUDGMENTS,
  ...ADVICE,
  ...UNKNOWABLE,
];

/** People use these words to ask for advice on any subject. */
const TALK: ReadonlySet<string> = new Set(
  'should shall will is it would worth good idea smart dumb stupid crazy silly wise better best bad makes make sense right wrong thinking best time now ever again really even still maybe mom mum dad mother father husband wife friend friends coworker boss people they she he says said told tells thinks keep keeps saying everyone everybody a while bit soon later early instead or than go going get getting start please dear honey sweetheart hun love if i when because since so much too more'.split(
    ' ',
  ),
);

/** What follows is a reason for the question, and no part of it. */
const REASON = /\b(?:because|since i|since my|cause i|so that i|given that)\b/;
const ONE: ReadonlyMap<string, string> = new Map([...ONE_PERSON, ['us', 'me'], ['wanna', 'want']]);

/** Among the words of a saying, this stands for every number. */
const ANY_NUMBER = '#';
const NUMBER = /^\$?\d[\d.]*%?$/;

type Prepared = Pick<Form, 'needs' | 'never'> & {
  readonly saying: Saying;
  readonly may: ReadonlySet<string>;
};

const PREPARED: readonly Prepared[] = SAYINGS.map((saying) => ({
  saying,
  needs: saying.needs.map(longestFirst),
  never: saying.never === undefined ? [] : longestFirst(saying.never),
  may: new Set([
    ...(saying.may ?? '').split(' '),
    ...saying.needs.flatMap((group) => group.split(/[ ,]/)),
  ]),
}));

const WORDS: ReadonlySet<string> = new Set(
  PREPARED.flatMap(({ needs, may, saying }) => [
    ...needs.flat(2),
    ...may,
    ...saying.examples.flatMap(wordsOf),
  ]),
);

/** The name of one thing is used in full, and a word for several, such as 'card', is repeated. */
function nameIn({ text, meaning }: FoundName): string {
  const { account, category, merchant, goal } = meaning;
  const isWhole = merchant.some(({ name }) => wordsOf(name).join(' ') === text);
  const all = isWhole
    ? merchant
    : [account, category, merchant, goal].find((one) => one.length > 0);
  const [only, ...others] = all ?? [];
  return only === undefined || others.length > 0 ? text : only.name;
}

export interface FoundSaying {
  readonly saying: Saying;
  /** It is what the question names, or null. */
  readonly name: string | null;
}

/** Returns null if some word of the question fits no saying. */
export function findSaying(message: string, financialData: FinancialData): FoundSaying | null {
  const text = plainWords(withDigits(message), WORDS)
    .map((word) => ONE.get(word) ?? word)
    .join(' ')
    .split(REASON, 1)
    .join('')
    .trim();
  const words = text.split(' ');
  const names = findNames({ words, taken: words.map(() => false) }, namesOf(financialData));
  const named = new Set(names.flatMap(({ at, text: of }) => of.split(' ').map((_, by) => at + by)));
  const [first] = names;
  const isOpen = ({ may }: Prepared, asking: ReadonlySet<number>) =>
    words.some(
      (word, at) =>
        !asking.has(at) &&
        !named.has(at) &&
        !may.has(word) &&
        !(NUMBER.test(word) && may.has(ANY_NUMBER)) &&
        !HARMLESS.has(word) &&
        !TALK.has(word),
    );
  const found = PREPARED.find((prepared) => {
    if (prepared.saying.isNamed && first === undefined) return false;
    const asking = askingPlaces(prepared, words);
    return asking !== null && !isOpen(prepared, asking);
  });
  return found ? { saying: found.saying, name: first ? nameIn(first) : null } : null;
}

/** Returns a saying only if the question has no other meaning. */
export function findSureSaying(message: string, financialData: FinancialData): FoundSaying | null {
  const found = findSaying(message, financialData);
  return found?.saying.isSure === true ? found : null;
}
