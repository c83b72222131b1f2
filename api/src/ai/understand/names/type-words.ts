import {
  type Account,
  accountTypeFacts,
  debtTypeFacts,
  isAccountType,
  type Liability,
} from '@halyard/shared-contracts/finance';

type AnyType = Account['type'] | Liability['type'];

/** Users call an account of a type like this. A type without an entry has only its label. */
export const TYPE_WORDS: Readonly<Partial<Record<AnyType, string>>> = {
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

export function typeWords(type: AnyType): readonly string[] {
  if (type === 'other') return [];
  const facts = isAccountType(type) ? accountTypeFacts(type) : debtTypeFacts(type);
  return TYPE_WORDS[type]?.split(',') ?? [facts.label];
}
