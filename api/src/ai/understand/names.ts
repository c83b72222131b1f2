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
import type { Subject } from '@halyard/shared-contracts/wire';
import { perData } from '../per-data';
import { shownMerchant } from '../privacy/merchant-text';
import { categoryVocabulary } from './category-words';
import { wordsOf } from './tokens';

/** Everything that one name can mean. */
export interface Meaning {
  readonly category: readonly Subject[];
  readonly merchant: readonly Subject[];
  readonly account: readonly Subject[];
}

/** The names of a user's categories, merchants, and accounts, by their words without spaces. */
export type Names = ReadonlyMap<string, Meaning>;

type AnyType = Account['type'] | Liability['type'];

/** What users call an account of a type; a type without an entry is called by its label only. */
const TYPE_WORDS: Readonly<Partial<Record<AnyType, string>>> = {
  checking: 'checking,checking account',
  savings: 'savings account,savings,saving account',
  brokerage: 'brokerage,brokerage account,investment account',
  retirement: 'retirement,retirement account,ira,401k',
  crypto: 'crypto,crypto wallet,cryptocurrency',
  cash: 'cash,wallet,cash on hand',
  home: 'home,house,home value',
  vehicle: 'vehicle,car,car value',
  valuables: 'valuables,jewelry',
  business: 'business',
  credit_card: 'credit card,credit cards,card,creditcard',
  student_loan: 'student loan,student loans,student debt',
  auto_loan: 'auto loan,car loan,car debt',
  mortgage: 'mortgage,home loan',
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
  'account accounts and bank card cash checking city credit debt federal food for fund fuel gas general high house income individual insurance interest investment investments line loan market money my new of on online out pay payment payments power received rent rental savings saving service services servicing shop store student target the to transfer wallet yield'.split(
    ' ',
  ),
);
const LEAST_WORD = 3;

const key = (text: string): string => wordsOf(text).join('');

/** Whether a word of a name means it alone, such as 'visa' in 'Capitol City Visa'. */
const isTelling = (word: string): boolean =>
  word.length >= LEAST_WORD && !COMMON.has(word) && !/\d/.test(word);

/** How a name can be written in a question: as a whole, and by each word that means it alone. */
function textsOf(name: string): string[] {
  const words = wordsOf(name);
  return [words.join(''), ...words.filter(isTelling)];
}

type Writable = { category: Subject[]; merchant: Subject[]; account: Subject[] };

class NameBook {
  readonly byKey = new Map<string, Writable>();

  /** Adds the texts of one subject. A subject is added at once, so its repeated texts stand last. */
  add(texts: readonly string[], subject: Subject): void {
    for (const text of texts) {
      let found = this.byKey.get(text);
      if (!found) this.byKey.set(text, (found = { category: [], merchant: [], account: [] }));
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

function addMerchants(book: NameBook, financialData: FinancialData): void {
  for (const merchant of merchantsOf(financialData)) {
    const subject = { kind: 'merchant', name: merchant.slice(0, 80) } as const;
    book.add(textsOf(shownMerchant(merchant)), subject);
  }
}

function addAccounts(book: NameBook, { accounts, liabilities }: FinancialData): void {
  const open = [...accounts, ...liabilities].filter(({ closed }) => !closed);
  for (const { name, type } of open) {
    const subject = { kind: 'account', name: name.slice(0, 80) } as const;
    book.add([...textsOf(name), ...typeWords(type).map(key)], subject);
  }
}

/** The names of one user. */
export const namesOf = perData((financialData): Names => {
  const book = new NameBook();
  addCategories(book, financialData);
  addMerchants(book, financialData);
  addAccounts(book, financialData);
  return book.byKey;
});
