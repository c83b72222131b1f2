import {
  type Category,
  categoryKey,
  categoryOfKey,
  type FinancialData,
} from '@halyard/shared-contracts/finance';
import { queryName, type Subject } from '@halyard/shared-contracts/wire';
import { perData } from '../../per-data';
import { shownMerchant } from '../../privacy/merchant-text';
import { categoryVocabulary } from './category-words';
import { initialsOf } from './initials';
import { kindTextsOf } from './merchant-kinds';
import { TYPE_WORDS, typeWords } from './type-words';
import { CUES, FILLERS } from '../words/measure-cues';
import { phrases } from '../words/phrases';
import { findPhrase, type Tokens, wordsOf } from '../tokens';

/** A name can mean all of these. */
export interface Meaning {
  readonly category: readonly Subject[];
  readonly merchant: readonly Subject[];
  readonly account: readonly Subject[];
  readonly goal: readonly Subject[];
  readonly tag: readonly Subject[];
}

/** These are the names of categories, merchants, and accounts. The keys are their words without spaces. */
export type Names = ReadonlyMap<string, Meaning>;

/** These words of names have another meaning in a question, or too many. */
const COMMON = new Set(
  'family my kids kid first national general united american royal great big little green blue red black white golden bright happy best super mega smart easy fast quick daily weekly monthly main central north south east west corner center centre park lake river hill valley king queen star sun moon whole fresh natural organic local global digital direct prime plus premium basic club services group company inc llc the international solutions total down payment home end week day night spring summer fall winter brother sister mother father baby people country county state trip visit party wedding water hotel motel air airlines lines train parking account accounts and bank card cash checking city credit debt federal food for fund fuel gas general high house income individual insurance interest investment investments line loan market money my new of on online out pay payment payments payout payouts power received rent rental savings saving service services servicing shop store student target the to transfer wallet yield'.split(
    ' ',
  ),
);
const LEAST_WORD = 3;

/** A question asks with these words, so they cannot stand for a name that has them. */
const ASKING: ReadonlySet<string> = new Set([
  ...FILLERS,
  ...CUES.flatMap(([, , text]) => text.split(/[ ,]/)),
]);

const key = (text: string): string => wordsOf(text).join('');

/** Returns whether a word alone means the name, such as 'visa' in 'Capitol City Visa'. */
const isTelling = (word: string): boolean =>
  word.length >= LEAST_WORD && !COMMON.has(word) && !ASKING.has(word) && !/\d/.test(word);

/** Returns the ways to write a name: the whole name, and each word that means it alone. */
function textsOf(name: string): string[] {
  const words = wordsOf(name);
  return [words.join(''), ...words.filter(isTelling)];
}

type Writable = Record<keyof Meaning, Subject[]>;

/** These kinds of retirement accounts mean only accounts with the word in their name. */
const RETIREMENT_KINDS: readonly (readonly [word: string, name: RegExp])[] = [
  ['ira', /\bira\b/i],
  ['401k', /\b401\s?\(?k\b/i],
  ['403b', /\b403\s?\(?b\b/i],
  ['457b', /\b457\s?\(?b\b/i],
];

const kindWords = (name: string): string[] =>
  RETIREMENT_KINDS.flatMap(([word, kind]) => (kind.test(name) ? word : []));

const ANY_TYPE_WORDS: readonly string[][] = Object.values(TYPE_WORDS)
  .flatMap((words) => phrases(words))
  .concat(RETIREMENT_KINDS.map(([word]) => [word]))
  .toSorted((a, b) => b.length - a.length);

/** Returns null if the user has every kind of account in the question. */
export function absentAccount(tokens: Tokens): string | null {
  const found = ANY_TYPE_WORDS.find((words) => findPhrase(tokens, words) !== -1);
  return found ? found.join(' ') : null;
}

class NameBook {
  readonly byKey = new Map<string, Writable>();

  /** Adds the texts of one subject. All texts of a subject are added at once, so repeated ones are last. */
  add(texts: readonly string[], subject: Subject): void {
    for (const text of texts) {
      let found = this.byKey.get(text);
      if (!found)
        this.byKey.set(
          text,
          (found = { category: [], merchant: [], account: [], goal: [], tag: [] }),
        );
      const same = found[subject.kind];
      if (same.at(-1)?.name !== subject.name) same.push(subject);
    }
  }
}

/** Returns null if the category was merged into another one. */
export const presentName = (
  { categories }: Pick<FinancialData, 'categories'>,
  category: Category,
): Category | null =>
  categories.find(({ id, name }) => name === category || id === categoryKey(category))?.name ??
  null;

/** A renamed built-in category keeps its original name too. */
function addCategories(book: NameBook, { categories }: FinancialData): void {
  const present = new Map(
    categories.flatMap(({ id, name, builtIn }) => [
      [name, name],
      ...(builtIn ? [[categoryOfKey(id), name] as const] : []),
    ]),
  );
  for (const [words, meant] of categoryVocabulary([...present.keys()])) {
    const texts = words.split(',').map(key);
    for (const each of meant)
      book.add(texts, { kind: 'category', name: present.get(each) ?? each });
  }
}

export const merchantsOf = perData(({ transactions }): readonly string[] => {
  const merchants = new Set<string>();
  for (const { merchant } of transactions) merchants.add(merchant);
  return [...merchants];
});

/** Returns 'Social Security' for 'Social Security Administration'. */
function beginningsOf(name: string): string[] {
  const words = wordsOf(name);
  return words.slice(2).map((_, by) => words.slice(0, by + 2).join(''));
}

/** A bank names a withdrawal after the machine, but people say what they did. */
const IS_WITHDRAWAL = /\batm\b(?!.*\bfee)|\bcash withdrawal\b|^withdrawal\b/i;
const WITHDRAWAL_WORDS = [
  'atm',
  'atms',
  'atmwithdrawal',
  'atmwithdrawals',
  'cashwithdrawal',
  'cashwithdrawals',
  'withdrawal',
  'withdrawals',
];

/** Returns the word for withdrawals if the user has none, or null. */
export const absentWithdrawal = ({ words }: Tokens, names: Names): string | null =>
  words.find((word) => /^withdrawals?$/.test(word) && !names.has(word)) ?? null;

export const isWithdrawal = (merchant: string): boolean => IS_WITHDRAWAL.test(merchant);

/** A bank may call a payee like this, but a question means the word. */
const NO_PAYEES = new Set('payment payments deposit purchase transfer bill charge'.split(' '));
const payeeTexts = (name: string): string[] =>
  NO_PAYEES.has(wordsOf(name).join(' ')) ? [] : textsOf(name);

function addMerchants(book: NameBook, financialData: FinancialData): void {
  for (const merchant of merchantsOf(financialData)) {
    const subject = { kind: 'merchant', name: queryName(merchant) } as const;
    const shown = shownMerchant(merchant);
    const line = isWithdrawal(merchant) ? WITHDRAWAL_WORDS : [];
    const kinds = kindTextsOf(wordsOf(shown).join(' ')).map(key);
    book.add(
      [...payeeTexts(shown), ...beginningsOf(shown), ...initialsOf(merchant), ...line, ...kinds],
      subject,
    );
  }
}

const GENERIC = new Set(
  'spending spend income home house bills money budget expenses cash shopping travel food rent fun payments payment debt'.split(
    ' ',
  ),
);

/** An account called 'Spending' is meant only by 'spending account', because the word asks for something else. */
const accountTexts = (name: string): string[] => {
  const texts = textsOf(name);
  const [only = ''] = wordsOf(name);
  const isGeneric = texts.length === 1 && texts[0] === only && GENERIC.has(only);
  return isGeneric ? [`${only}account`] : texts;
};

function addAccounts(book: NameBook, { accounts, liabilities }: FinancialData): void {
  const open = [...accounts, ...liabilities].filter(({ closed }) => !closed);
  for (const { name, type } of open) {
    const subject = { kind: 'account', name: queryName(name) } as const;
    book.add([...accountTexts(name), ...kindWords(name), ...typeWords(type).map(key)], subject);
  }
}

/** Returns the runs of two or more words of a name, such as 'down payment' of 'House Down Payment'. */
function runsOf(name: string): string[] {
  const words = wordsOf(name);
  return words.flatMap((_, from) =>
    words.slice(from + 1).map((__, by) => words.slice(from, from + by + 2).join('')),
  );
}

/** People save for these. Such a word in the name of a goal means the goal. */
const THINGS = new Set(
  'house home car wedding vacation trip baby college kitchen roof boat truck retirement'.split(' '),
);
const thingsOf = (name: string): string[] => wordsOf(name).filter((word) => THINGS.has(word));

function addGoals(book: NameBook, { goals }: FinancialData): void {
  for (const { name } of goals) {
    const subject = { kind: 'goal', name: queryName(name) } as const;
    book.add([...textsOf(name), ...runsOf(name), ...thingsOf(name)], subject);
  }
}

export const tagsOf = perData(({ transactions }): readonly string[] => [
  ...new Set(transactions.flatMap(({ tags }) => tags ?? [])),
]);

const TAGGED = ['tag', 'tagged', 'taggedas', 'taggedwith', 'label', 'labeled'];

/** A tag may be any word, so a question has to say that it means a tag, as in 'tagged vacation'. */
function addTags(book: NameBook, financialData: FinancialData): void {
  for (const tag of tagsOf(financialData)) {
    const subject = { kind: 'tag', name: queryName(tag) } as const;
    book.add([...TAGGED.map((word) => word + key(tag)), `${key(tag)}tag`], subject);
  }
}

export const namesOf = perData((financialData): Names => {
  const book = new NameBook();
  addCategories(book, financialData);
  addMerchants(book, financialData);
  addAccounts(book, financialData);
  addGoals(book, financialData);
  addTags(book, financialData);
  return book.byKey;
});
