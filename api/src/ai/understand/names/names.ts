import {
  type Account,
  accountTypeFacts,
  type Category,
  categoryKey,
  categoryOfKey,
  debtTypeFacts,
  type FinancialData,
  isAccountType,
  type Liability,
} from '@halyard/shared-contracts/finance';
import { queryName, type Subject } from '@halyard/shared-contracts/wire';
import { perData } from '../../per-data';
import { shownMerchant } from '../../privacy/merchant-text';
import { categoryVocabulary } from './category-words';
import { CUES, FILLERS } from '../words/measure-cues';
import { phrases } from '../words/phrases';
import { findPhrase, type Tokens, wordsOf } from '../tokens';

/** Everything that one name can mean. */
export interface Meaning {
  readonly category: readonly Subject[];
  readonly merchant: readonly Subject[];
  readonly account: readonly Subject[];
  readonly goal: readonly Subject[];
  readonly tag: readonly Subject[];
}

/** The names of a user's categories, merchants, and accounts, by their words without spaces. */
export type Names = ReadonlyMap<string, Meaning>;

type AnyType = Account['type'] | Liability['type'];

/** What users call an account of a type; a type without an entry is called by its label only. */
const TYPE_WORDS: Readonly<Partial<Record<AnyType, string>>> = {
  checking: 'checking,checking account',
  savings: 'savings account,savings,saving account',
  brokerage: 'brokerage,brokerage account,investment account',
  retirement: 'retirement,retirement account',
  crypto: 'crypto,crypto wallet,cryptocurrency',
  cash: 'cash,wallet,cash on hand',
  home: 'home,house,home value',
  vehicle: 'vehicle,car,car value',
  valuables: 'valuables,jewelry',
  business: 'business',
  credit_card: 'credit card,credit cards,card,cards,creditcard',
  student_loan: 'student loan,student loans,student debt',
  auto_loan: 'auto loan,car loan,car debt,car',
  mortgage: 'mortgage,home loan,house,home',
  loan: 'personal loan',
  business_debt: 'business loan',
  taxes: 'tax debt',
  short_term: 'short term loan',
};

function typeWords(type: AnyType): readonly string[] {
  if (type === 'other') return [];
  const facts = isAccountType(type) ? accountTypeFacts(type) : debtTypeFacts(type);
  return TYPE_WORDS[type]?.split(',') ?? [facts.label];
}

/** Words of names that mean something else in a question, or too much. */
const COMMON = new Set(
  'family my kids kid first national general united american royal great big little green blue red black white golden bright happy best super mega smart easy fast quick daily weekly monthly main central north south east west corner center centre park lake river hill valley king queen star sun moon whole fresh natural organic local global digital direct prime plus premium basic club services group company inc llc the international solutions total down payment home end week day night spring summer fall winter brother sister mother father baby people country county state trip visit party wedding water hotel motel air airlines lines train parking account accounts and bank card cash checking city credit debt federal food for fund fuel gas general high house income individual insurance interest investment investments line loan market money my new of on online out pay payment payments power received rent rental savings saving service services servicing shop store student target the to transfer wallet yield'.split(
    ' ',
  ),
);
const LEAST_WORD = 3;

/** Words by which questions ask: as a part of a name they would be taken for it. */
const ASKING: ReadonlySet<string> = new Set([
  ...FILLERS,
  ...CUES.flatMap(([, , text]) => text.split(/[ ,]/)),
]);

const key = (text: string): string => wordsOf(text).join('');

/** Whether a word of a name means it alone, such as 'visa' in 'Capitol City Visa'. */
const isTelling = (word: string): boolean =>
  word.length >= LEAST_WORD && !COMMON.has(word) && !ASKING.has(word) && !/\d/.test(word);

/** How a name can be written in a question: as a whole, and by each word that means it alone. */
function textsOf(name: string): string[] {
  const words = wordsOf(name);
  return [words.join(''), ...words.filter(isTelling)];
}

type Writable = Record<keyof Meaning, Subject[]>;

/** Kinds of retirement accounts that only an account of that name is meant by. */
const RETIREMENT_KINDS: readonly (readonly [word: string, name: RegExp])[] = [
  ['ira', /\bira\b/i],
  ['401k', /\b401\s?\(?k\b/i],
  ['403b', /\b403\s?\(?b\b/i],
  ['457b', /\b457\s?\(?b\b/i],
];

const kindWords = (name: string): string[] =>
  RETIREMENT_KINDS.flatMap(([word, kind]) => (kind.test(name) ? word : []));

/** Every word for a kind of account or debt. */
const ANY_TYPE_WORDS: readonly string[][] = Object.values(TYPE_WORDS)
  .flatMap((words) => phrases(words))
  .concat(RETIREMENT_KINDS.map(([word]) => [word]))
  .toSorted((a, b) => b.length - a.length);

/** The kind of account that a question names and that the user does not have; null if there is none. */
export function absentAccount(tokens: Tokens): string | null {
  const found = ANY_TYPE_WORDS.find((words) => findPhrase(tokens, words) !== -1);
  return found ? found.join(' ') : null;
}

class NameBook {
  readonly byKey = new Map<string, Writable>();

  /** Adds the texts of one subject. A subject is added at once, so its repeated texts stand last. */
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

/** The user's name of a category; null if another one took it over. */
export const presentName = (
  { categories }: Pick<FinancialData, 'categories'>,
  category: Category,
): Category | null =>
  categories.find(({ id, name }) => name === category || id === categoryKey(category))?.name ??
  null;

/** A built-in category is also called by its first name after the user renamed it. */
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

/** Every merchant of a user's transactions, once. */
export const merchantsOf = perData(({ transactions }): readonly string[] => {
  const merchants = new Set<string>();
  for (const { merchant } of transactions) merchants.add(merchant);
  return [...merchants];
});

/** The first words of a long name: 'Social Security' of 'Social Security Administration'. */
function beginningsOf(name: string): string[] {
  const words = wordsOf(name);
  return words.slice(2).map((_, by) => words.slice(0, by + 2).join(''));
}

/** Banks give a withdrawal the name of the machine, and people say what they did. */
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

/** Whether a merchant is no shop but cash that somebody took out. */
export const isWithdrawal = (merchant: string): boolean => IS_WITHDRAWAL.test(merchant);

function addMerchants(book: NameBook, financialData: FinancialData): void {
  for (const merchant of merchantsOf(financialData)) {
    const subject = { kind: 'merchant', name: queryName(merchant) } as const;
    const shown = shownMerchant(merchant);
    const said = isWithdrawal(merchant) ? WITHDRAWAL_WORDS : [];
    book.add([...textsOf(shown), ...beginningsOf(shown), ...said], subject);
  }
}

function addAccounts(book: NameBook, { accounts, liabilities }: FinancialData): void {
  const open = [...accounts, ...liabilities].filter(({ closed }) => !closed);
  for (const { name, type } of open) {
    const subject = { kind: 'account', name: queryName(name) } as const;
    book.add([...textsOf(name), ...kindWords(name), ...typeWords(type).map(key)], subject);
  }
}

/** Two or more words of a name in their order: 'down payment' of 'House Down Payment'. */
function runsOf(name: string): string[] {
  const words = wordsOf(name);
  return words.flatMap((_, from) =>
    words.slice(from + 1).map((__, by) => words.slice(from, from + by + 2).join('')),
  );
}

/** What people save for; as a part of the name of a goal, such a word means the goal. */
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

/** Every tag of a user's transactions, once. */
export const tagsOf = perData(({ transactions }): readonly string[] => [
  ...new Set(transactions.flatMap(({ tags }) => tags ?? [])),
]);

const TAGGED = ['tag', 'tagged', 'taggedas', 'taggedwith', 'label', 'labeled'];

/** A tag may be any word, so a question has to say that it means one: 'tagged vacation'. */
function addTags(book: NameBook, financialData: FinancialData): void {
  for (const tag of tagsOf(financialData)) {
    const subject = { kind: 'tag', name: queryName(tag) } as const;
    book.add([...TAGGED.map((word) => word + key(tag)), `${key(tag)}tag`], subject);
  }
}

/** The names of one user. */
export const namesOf = perData((financialData): Names => {
  const book = new NameBook();
  addCategories(book, financialData);
  addMerchants(book, financialData);
  addAccounts(book, financialData);
  addGoals(book, financialData);
  addTags(book, financialData);
  return book.byKey;
});
