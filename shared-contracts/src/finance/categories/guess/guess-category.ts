import type { Cents } from '../../../money';
import type { BuiltInCategory } from '../../category';
import { merchantName } from '../../merchant/merchant-name';
import { MERCHANTS } from './merchants';
import { phraseBook } from './phrase-book';
import { CARD_PAID, MOVES_IN, MOVES_OUT, REFUND_WORDS, WORDS } from './phrases';
import { plainWords } from './plain-words';

/** A shorter name is found only at the start, because it may be a part of another one. */
const LEAST_LENGTH = 7;

const merchants = phraseBook(MERCHANTS);
const longNames = phraseBook(MERCHANTS, LEAST_LENGTH);
const wordsOfShops = phraseBook(WORDS);
const movesOut = phraseBook(MOVES_OUT);
const movesIn = phraseBook(MOVES_IN);
const cardPaid = phraseBook({ Transfer: CARD_PAID });
const refunds = phraseBook({ Other: REFUND_WORDS });

/** A supermarket also sells fuel, medicine, and insurance, and the text says so. */
const GENERAL_STORES: ReadonlySet<BuiltInCategory> = new Set(['Groceries', 'Shopping']);
const SOLD_BESIDE: ReadonlySet<BuiltInCategory> = new Set([
  'Gas',
  'Medical',
  'Phone',
  'Insurance',
  'Auto Insurance',
]);

/** Banks and processors write these words before the name of a shop. */
const BEFORE_NAME: ReadonlySet<string> = new Set(
  (
    'card,payment,purchase,purch,to,on,at,from,pos,dd,so,deb,vis,vdp,visa,mastercard,debit,credit,direct,checkcard,recurring,recurr,ach,authorized,contactless,' +
    'digital,online,web,sq,tst,sp,py,pp,pypl,paypal,sumup,zettle,izettle,mindbody,toast,clover,ccv,bea,betaalpas,abc,bt,carte,cb,facture,achat,du,de,paiement,par,' +
    'kartenzahlung,girocard,ec,lastschrift,sepa,basislastschrift,incasso,algemeen,doorlopend,prlv,prelevement,ach,ppd,bill,pymt,pmt,the'
  ).split(','),
);

const isBeforeName = (word: string): boolean => BEFORE_NAME.has(word) || /\d/.test(word);

function withoutBeginning(words: readonly string[]): readonly string[] {
  const first = words.findIndex((word) => !isBeforeName(word));
  return first === -1 ? [] : words.slice(first);
}

/** The last words of a text are often its city and state, such as College Station TX. */
const PLACE_WORDS = 2;

/** The cleaned name comes first. What cleaning removed may still say what the row is for. */
function shopCategory(text: string): BuiltInCategory | null {
  const cleaned = plainWords(merchantName({ text }));
  const words = withoutBeginning(plainWords(text));
  const shop = merchants.atStart(cleaned) ?? merchants.atStart(words);
  const sold =
    wordsOfShops.anywhere(cleaned) ?? wordsOfShops.anywhere(words.slice(0, -PLACE_WORDS));
  if (shop === null) return sold ?? longNames.anywhere(words);
  return GENERAL_STORES.has(shop) && sold !== null && SOLD_BESIDE.has(sold) ? sold : shop;
}

interface Movement {
  readonly text: string;
  readonly amount: Cents;
  /** The row is on a card or a loan, where a deposit pays what is owed or takes a purchase back. */
  readonly isDebt: boolean;
}

/**
 * Guesses the category of a row from the bank's text alone, for a row without a code. Returns null if the text says
 * nothing. Money that comes into an account is never a refund unless its text says so.
 */
export function guessCategory({ text, amount, isDebt }: Movement): BuiltInCategory | null {
  const words = plainWords(text);
  if (amount < 0) return movesOut.anywhere(words) ?? shopCategory(text);
  if (isDebt) return cardPaid.anywhere(words) ?? shopCategory(text);
  return movesIn.anywhere(words) ?? (refunds.anywhere(words) === null ? null : shopCategory(text));
}
