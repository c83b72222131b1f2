import type { IsoDate } from '@halyard/shared-contracts/finance';
import { type Form, longestFirst } from '../../understand/forms/form';
import { askingPlaces } from '../../understand/forms/match-form';
import { withDigits } from '../../understand/number-words';
import { TIME_WORDS } from '../../understand/time/time-words';
import { plainWords } from '../../understand/spelling';
import { wordsOf } from '../../understand/tokens';
import { HARMLESS } from '../../understand/words/harmless-words';
import { ONE_PERSON } from '../../understand/words/one-person';
import { FAQS } from './all-faqs';
import type { Faq } from './faq';

/** People ask about anything with these words. */
export const TALK: ReadonlySet<string> = new Set(
  'time should shall will it would if when why because or and not no dont doesnt cant wont isnt arent good best bad idea ok thing like people person someone somebody everyone anybody mean means meaning explain exactly work works does did get gets got have has had need needs use used using take takes make makes pay pays go goes going put then than really even still ever ask asking heard hear read told say says said think thinks thinking smart know understand confused worried scared nervous my husband wife mom dad friend neighbor neighbour coworker boss son daughter kid kids family couple me us them they he she his her him we our these those there here always never just only simple terms english basically please vs versus difference between compared usually normally typically generally every each per year years month months better worth safe new old'.split(
    ' ',
  ),
);

/** With these, a question is about what the user has, did, or sees in the app. */
const OWN = longestFirst(
  'did i spend,did i pay,did i get,did i make,did i earn,did i buy,did i save,did i put,did i contribute,have i,how much do i have,how much is in,how much did,how much have,what did,when did,spent,transactions,show me,list my,list all,last month,this month,last week,this week,last year,so far,my balance,balance of,in my account,in the app,in halyard',
);

const WORDS: ReadonlySet<string> = new Set(
  FAQS.flatMap(({ needs, may, examples }) => [
    ...needs.flatMap((group) => group.split(/[ ,]/)),
    ...(may ?? '').split(' '),
    ...examples.flatMap(wordsOf),
  ]),
);

type Prepared = Pick<Form, 'needs' | 'never'> & {
  readonly faq: Faq;
  readonly may: ReadonlySet<string>;
};

const PREPARED: readonly Prepared[] = FAQS.map((faq) => ({
  faq,
  needs: faq.needs.map(longestFirst),
  never: [...(faq.never === undefined ? [] : longestFirst(faq.never)), ...OWN],
  may: new Set([
    ...(faq.may ?? '').split(' '),
    ...faq.needs.flatMap((group) => group.split(/[ ,]/)),
  ]),
}));

/** Among the words of an entry, this stands for every number. */
const ANY_NUMBER = '#';
const NUMBER = /^\$?\d[\d.]*[%k]?$/;

const NO_TIME = new Set('time all ever half first second third end'.split(' '));
/** Somebody who names a time asks for a figure. */
const TIMES: ReadonlySet<string> = new Set(TIME_WORDS.filter((word) => !NO_TIME.has(word)));

/** A general text may leave out so many words of a question, and names them. */
const MOST_OPEN = 2;
/** This many are left out only after nothing else was understood. */
const MOST_OPEN_AT_LAST = 3;

/** 'How much can you put in an IRA' asks the same as 'how much can I'. */
const ANYBODY = new Set(['you', 'one', 'someone', 'somebody', 'people', 'they', 'u']);

export interface FoundFaq {
  readonly faq: Faq;
  /** The answer does not go into these words. */
  readonly open: readonly string[];
  /** This entry explains words that the first one leaves out: '529 or a custodial account'. */
  readonly second?: Faq;
}

/** The figures of an entry hold in this year, so its number asks for nothing more. */
const isYearOf = (word: string, { figures = [] }: Faq, today: IsoDate): boolean =>
  word === today.slice(0, 4) && figures.length > 0;

/** Returns the entry that leaves out the fewest words of the question, or null. */
export function findFaq(message: string, today: IsoDate, isLoose = false): FoundFaq | null {
  const words = plainWords(withDigits(message), WORDS).map((word) => ONE_PERSON.get(word) ?? word);
  const general = words.map((word) => (ANYBODY.has(word) ? 'i' : word));
  const most = isLoose ? MOST_OPEN_AT_LAST : MOST_OPEN;
  return bestOf(words, today, most) ?? bestOf(general, today, most);
}

function bestOf(words: readonly string[], today: IsoDate, most: number): FoundFaq | null {
  const found = PREPARED.flatMap(({ faq, needs, never, may }) => {
    const asking = askingPlaces({ needs, never }, words);
    if (asking === null) return [];
    const open = words.filter(
      (word, at) =>
        !asking.has(at) &&
        !may.has(word) &&
        !(NUMBER.test(word) && may.has(ANY_NUMBER)) &&
        !HARMLESS.has(word) &&
        !TALK.has(word) &&
        !isYearOf(word, faq, today),
    );
    const isTimed = open.some((word) => TIMES.has(word));
    return open.length <= most && !isTimed ? [{ faq, open, asked: asking.size }] : [];
  });
  const [first, ...others] = found.toSorted(
    (a, b) => a.open.length - b.open.length || b.asked - a.asked,
  );
  if (!first || first.open.length === 0) return first ?? null;
  const second = others.find(({ open }) => first.open.every((word) => !open.includes(word)));
  return second ? { faq: first.faq, open: [], second: second.faq } : first;
}

/** Returns an entry only if the question has no other meaning. */
export function findSureFaq(message: string, today: IsoDate): FoundFaq | null {
  const found = findFaq(message, today);
  return found?.faq.isSure === true && found.open.length === 0 ? found : null;
}
