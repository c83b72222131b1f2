import { type Categorized, categoryFacts, originOf } from '../categories/user-category';
import type { BuiltInCategory } from '../category';
import type { TransferAccount } from './transfer-account';
import type { TransferText } from './transfer-text';
import {
  FILLER_WORDS,
  namedType,
  OTHER_PURPOSE_WORDS,
  PAYMENT_WORDS,
  TRANSFER_WORDS,
} from './transfer-words';

/** An `Affinity` says how well the text of a row fits a transfer with another account. */
interface Affinity {
  /** It is from -2, a purchase, to 3, a text with the digits of the other account. */
  readonly level: number;
  /** These names fit neither account. */
  readonly strangers: readonly string[];
}

export interface TransferSide extends Categorized {
  readonly isOut: boolean;
  readonly text: TransferText;
  readonly own: TransferAccount;
  readonly known: Map<TransferAccount['id'], Affinity | null>;
}

const PURCHASE = -2;
const UNKNOWN = -1;
const NEUTRAL = 0;
const BARE = 1;
const NAMED = 2;
const NAMED_BY_DIGITS = 3;

const VAGUE: ReadonlySet<BuiltInCategory | null> = new Set<BuiltInCategory>(['Other', 'Income']);

const isName = (word: string): boolean =>
  word.length > 1 &&
  !FILLER_WORDS.has(word) &&
  !TRANSFER_WORDS.has(word) &&
  !PAYMENT_WORDS.has(word);

const fits = (word: string, { names, bank, type }: TransferAccount): boolean =>
  names.has(word) || bank.has(word) || (type !== null && namedType(word) === type);

const isOtherType = (word: string, account: TransferAccount): boolean =>
  namedType(word) !== undefined && !fits(word, account);

/** The text has the digits of a third account. */
function namesOtherDigits({ text, own }: TransferSide, other: TransferAccount): boolean {
  if (text.masks.length === 0 || other.mask === null) return false;
  return !text.masks.some((mask) => mask === other.mask || mask === own.mask);
}

const namesDigits = ({ text: { masks, digits } }: TransferSide, { mask }: TransferAccount) =>
  mask !== null && (masks.includes(mask) || digits.includes(mask));

function saysTransfer({ isOut, text, own }: TransferSide, other: TransferAccount): boolean {
  const all = [...text.free, ...text.to, ...text.from];
  if (all.some((word) => TRANSFER_WORDS.has(word))) return true;
  if (!all.some((word) => PAYMENT_WORDS.has(word))) return text.to.length + text.from.length > 0;
  return isOut ? other.isDebt && all.some((word) => fits(word, other)) : own.isDebt;
}

function baseLevel(side: TransferSide, other: TransferAccount, namesStranger: boolean): number {
  const { kind } = categoryFacts(side);
  if (saysTransfer(side, other)) return BARE;
  if (!VAGUE.has(originOf(side)) && (kind === 'income' || (kind === 'expense' && namesStranger)))
    return PURCHASE;
  if (kind === 'transfer' || kind === 'saving') return namesStranger ? UNKNOWN : BARE;
  return namesStranger ? UNKNOWN : NEUTRAL;
}

/** Returns null if the text contradicts a transfer with the other account. */
function affinity(side: TransferSide, other: TransferAccount): Affinity | null {
  const known = side.known.get(other.id);
  if (known !== undefined) return known;
  const found = readAffinity(side, other);
  side.known.set(other.id, found);
  return found;
}

function readAffinity(side: TransferSide, other: TransferAccount): Affinity | null {
  const { isOut, text, own } = side;
  const [toOther, toOwn] = isOut ? [text.to, text.from] : [text.from, text.to];
  const all = [...text.free, ...toOther, ...toOwn];
  const isForeign = (word: string) => !fits(word, own) && !fits(word, other);
  if (all.some((word) => OTHER_PURPOSE_WORDS.has(word) && isForeign(word))) return null;
  if (namesOtherDigits(side, other)) return null;
  const names = toOther.filter(isName);
  const isDigitsMatch = namesDigits(side, other);
  const isNamed = names.some((word) => fits(word, other));
  if (!isDigitsMatch && !isNamed && names.length > 0) return null;
  if (!isDigitsMatch && names.some((word) => isOtherType(word, other))) return null;
  if (text.free.some((word) => isOtherType(word, own) && isOtherType(word, other))) return null;
  const strangers = all.filter(
    (word) => isName(word) && namedType(word) === undefined && isForeign(word),
  );
  const base = baseLevel(side, other, strangers.length > 0);
  const isNamedAnywhere = isNamed || text.free.some((word) => isName(word) && fits(word, other));
  return { level: levelOf(base, isDigitsMatch, isNamedAnywhere), strangers };
}

function levelOf(base: number, isDigitsMatch: boolean, isNamed: boolean): number {
  if (base === PURCHASE) return isDigitsMatch ? NAMED : isNamed ? NEUTRAL : PURCHASE;
  if (isDigitsMatch) return NAMED_BY_DIGITS;
  return isNamed ? NAMED : base;
}

const shareOne = (a: readonly string[], b: readonly string[]): boolean =>
  a.some((each) => b.includes(each));

const isVague = ({ level, strangers }: Affinity): boolean => level <= BARE && strangers.length > 0;

function fitTogether(a: Affinity, b: Affinity): boolean {
  const low = Math.min(a.level, b.level);
  const high = Math.max(a.level, b.level);
  if (high === NAMED_BY_DIGITS) return true;
  if (low < NEUTRAL) return false;
  if (a.strangers.length > 0 && b.strangers.length > 0) return shareOne(a.strangers, b.strangers);
  return high === NAMED || !(isVague(a) || isVague(b));
}

/** The best fit comes first. */
export const FITS = ['same reference', 'both transfers', 'no contradiction'] as const;

export type Fit = (typeof FITS)[number];

/** Returns null if the texts contradict a transfer between the two rows. */
export function fitOf(a: TransferSide, b: TransferSide): Fit | null {
  const [one, other] = [affinity(a, b.own), affinity(b, a.own)];
  if (!one || !other) return null;
  const low = Math.min(one.level, other.level);
  if (low >= NEUTRAL && shareOne(a.text.references, b.text.references)) return 'same reference';
  if (!fitTogether(one, other)) return null;
  const areTransfers = low >= BARE && !isVague(one) && !isVague(other);
  return areTransfers ? 'both transfers' : 'no contradiction';
}
