const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

export const TRANSFER_WORDS = words(
  'transfer transfers transferred transf xfer xfr trnsfr trnsfer tfr trf sweep funding contribution',
);

/** A payment is a transfer only if it goes to a debt of the user. */
export const PAYMENT_WORDS = words(
  'payment payments pmt pymt pay paid autopay epay epayment billpay bill thank you',
);

/** A text with one of these words is not a transfer between the user's own accounts. */
export const OTHER_PURPOSE_WORDS = words(
  'fee fees atm check cheque interest dividend dividends refund payroll salary purchase cashback reward rewards' +
    ' pension tax taxes rent',
);

/** Banks add these words to a text. They are not part of a name. */
export const FILLER_WORDS = words(
  'a ach acct account and at auto automatic bank banking book by ccd co conf confirmation credit date day debit dep' +
    ' deposit des descr direct electronic ending ext external for id in indn instant int internal internet memo' +
    ' mobile move moved my next no number of on one online own pending ppd realtime recurring ref reference' +
    ' request requested returned reversal reversed same scheduled send sent share the time trace trans transaction' +
    ' trn txn via web wd weekly withdraw withdrawal withdrawals xx your',
);

export type NamedType = 'checking' | 'savings' | 'card' | 'invested' | 'loan';

const TYPE_WORDS: readonly (readonly [NamedType, string])[] = [
  ['checking', 'checking chk chkg chq spending'],
  ['savings', 'savings saving sav svgs svg'],
  ['card', 'card crd cardmember visa mastercard amex'],
  ['invested', 'brokerage investment investments invest ira roth retirement 401k crypto'],
  ['loan', 'loan mortgage ln mtg'],
];

const typeOfWord = new Map(
  TYPE_WORDS.flatMap(([type, names]) => [...words(names)].map((word) => [word, type] as const)),
);

export const namedType = (word: string): NamedType | undefined => typeOfWord.get(word);
