import { type FinancialData, isSpending } from '@halyard/shared-contracts/finance';
import { queryName, type Subject } from '@halyard/shared-contracts/wire';
import { type Part, questions, sentence } from '../answer/parts';
import { say } from '../fact/figured-text';
import { nearestQuestions } from '../answer/nearest';
import { perData } from '../per-data';
import { shownMerchant } from '../privacy/merchant-text';
import { isPartOfCategory } from '../understand/names/category-words';
import { isChain } from '../understand/names/chains';
import { type Meaning, merchantsOf, namesOf } from '../understand/names/names';
import { wordsOf } from '../understand/tokens';
import { openWords } from './notices';
import { understand } from '../understand/understand';
import { HARMLESS } from '../understand/words/harmless-words';

interface Named {
  readonly kind: Subject['kind'];
  readonly name: string;
  readonly question: string;
}

/** A name of the data that a text means, or that has a part of the text. */
interface Known {
  readonly named: Named;
  readonly isWhole: boolean;
}

const spentBy = perData(
  ({ transactions }): ReadonlySet<string> =>
    new Set(transactions.flatMap((row) => (isSpending(row) ? [row.merchant] : []))),
);

/** Lists every name of the data in the order in which a question means it. */
const namedOf = perData((financialData): readonly Named[] => {
  const { categories, accounts, liabilities, goals } = financialData;
  const spent = spentBy(financialData);
  return [
    ...categories.map(({ name, kind }) => ({
      kind: 'category' as const,
      name,
      question:
        kind === 'income'
          ? `How much did I receive from ${name} this year?`
          : `How much did I spend on ${name} this year?`,
    })),
    ...merchantsOf(financialData).map((name) => ({
      kind: 'merchant' as const,
      name,
      question: spent.has(name)
        ? `How much did I spend at ${shownMerchant(name)} this year?`
        : `How much did I receive from ${shownMerchant(name)} this year?`,
    })),
    ...[...accounts, ...liabilities].map(({ name }) => ({
      kind: 'account' as const,
      name,
      question: `What is the balance of ${name}?`,
    })),
    ...goals.map(({ name }) => ({
      kind: 'goal' as const,
      name,
      question: `How is my goal ${name} doing?`,
    })),
  ];
});

const SHORTEST = 3;
const stemOf = (word: string): string => word.replace(/s$/, '');
const partsOf = (words: readonly string[]): string[] =>
  words.filter((word) => word.length >= SHORTEST && !HARMLESS.has(word)).map(stemOf);

function meantBy(meaning: Meaning | undefined, all: readonly Named[]): Named | undefined {
  if (!meaning) return undefined;
  const [first] = [...meaning.category, ...meaning.merchant, ...meaning.account, ...meaning.goal];
  return (
    first && all.find(({ kind, name }) => kind === first.kind && queryName(name) === first.name)
  );
}

/** Returns the name of the data that a text means, or one that has a part of the text, or null. */
export function knownName(text: string, financialData: FinancialData): Known | null {
  const all = namedOf(financialData);
  const names = namesOf(financialData);
  const words = wordsOf(text);
  const key = words.join('');
  const whole =
    all.find(({ name }) => wordsOf(name).join('') === key) ??
    (isPartOfCategory(words.join(' ')) ? undefined : meantBy(names.get(key), all));
  if (whole) return { named: whole, isWhole: true };
  if (isChain(words.join(' '))) return null;
  const parts = partsOf(words);
  const part =
    all.find(({ name }) => partsOf(wordsOf(name)).some((each) => parts.includes(each))) ??
    words.map((word) => meantBy(names.get(word), all)).find((each) => each !== undefined);
  return part ? { named: part, isWhole: false } : null;
}

const saysOf = (text: string, { named, isWhole }: Known): Part => {
  const name = shownMerchant(named.name);
  return isWhole
    ? sentence(say`I did not understand what you ask about “${name}”.`)
    : sentence(
        say`Your data has nothing called “${shownMerchant(text)}”. The closest name is “${name}”.`,
      );
};

const DENIES = 'Your data has no category, merchant, account, or goal called';

const BEFORE_NAME = new Set('at from to pay pays paid paying with via and or'.split(' '));

/** Only what stands where a payee stands is called missing. 'Weekends' and 'my daughter' are none. */
function standsForName(text: string, message: string): boolean {
  const words = wordsOf(message);
  const at = words.indexOf(wordsOf(text)[0] ?? '');
  return BEFORE_NAME.has(words[at - 1] ?? '');
}

/** A sentence never denies a name that the data has. It offers a question about that name instead. */
export function aboutName(text: string, message: string, financialData: FinancialData): Part[] {
  const known = knownName(text, financialData);
  const denies = () =>
    standsForName(text, message)
      ? sentence(say`${DENIES} “${shownMerchant(text)}”.`)
      : openWords([text]);
  const says = known ? saysOf(text, known) : denies();
  const own = known?.named.question;
  const isAnswered = own !== undefined && understand(own, financialData).kind === 'query';
  const near = nearestQuestions(message);
  return [
    says,
    questions('These questions have an answer', isAnswered ? [own, ...near.slice(0, -1)] : near),
  ];
}
