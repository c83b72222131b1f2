import {
  type Account,
  accountTypeFacts,
  debtTypeFacts,
  type FinancialData,
  isAccountType,
  type Liability,
} from '@halyard/shared-contracts/finance';
import type { Subject } from '@halyard/shared-contracts/wire';
import { perData } from '../per-data';
import { shownMerchant } from '../privacy/merchant-text';
import { CATEGORY_WORDS } from './category-words';
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

/** The words of a name that mean it alone, such as 'visa' in 'Capitol City Visa'. */
const tellingWords = (name: string): string[] =>
  wordsOf(name).filter(
    (word) => word.length >= LEAST_WORD && !COMMON.has(word) && !/\d/.test(word),
  );

type Writable = { category: Subject[]; merchant: Subject[]; account: Subject[] };

class NameBook {
  readonly byKey = new Map<string, Writable>();
  readonly #added = new Set<string>();

  add(text: string, subject: Subject): void {
    const entry = `${text}\n${subject.kind}\n${subject.name}`;
    if (this.#added.has(entry)) return;
    this.#added.add(entry);
    const found = this.byKey.get(text) ?? { category: [], merchant: [], account: [] };
    found[subject.kind].push(subject);
    this.byKey.set(text, found);
  }
}

function addCategories(book: NameBook): void {
  for (const [words, categories] of CATEGORY_WORDS) {
    for (const word of words.split(',')) {
      for (const name of categories) book.add(key(word), { kind: 'category', name });
    }
  }
}

/** Every merchant of a user's transactions, once. */
export const merchantsOf = perData(({ transactions }): readonly string[] => [
  ...new Set(transactions.map(({ merchant }) => merchant)),
]);

function addMerchants(book: NameBook, financialData: FinancialData): void {
  for (const merchant of merchantsOf(financialData)) {
    const subject = { kind: 'merchant', name: merchant.slice(0, 80) } as const;
    const name = shownMerchant(merchant);
    book.add(key(name), subject);
    for (const word of tellingWords(name)) book.add(word, subject);
  }
}

function addAccounts(book: NameBook, { accounts, liabilities }: FinancialData): void {
  for (const { name, type } of [...accounts, ...liabilities].filter(({ closed }) => !closed)) {
    const subject = { kind: 'account', name: name.slice(0, 80) } as const;
    book.add(key(name), subject);
    for (const word of tellingWords(name)) book.add(word, subject);
    for (const word of typeWords(type)) book.add(key(word), subject);
  }
}

/** The names of one user. */
export const namesOf = perData((financialData): Names => {
  const book = new NameBook();
  addCategories(book);
  addMerchants(book, financialData);
  addAccounts(book, financialData);
  return book.byKey;
});
