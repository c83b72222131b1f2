import { type FinancialData, isSpending } from '@halyard/shared-contracts/finance';
import { wordsOf } from '../tokens';

/** A merchant that is of one kind is not of another one. */
const KINDS: readonly ReadonlySet<string>[] = [
  'water sewer',
  'electric electricity electrical power energy light gas heating',
  'trash waste garbage',
  'dentist dental dentistry orthodontist orthodontics',
  'pharmacy drugstore drug prescriptions medicine medicines medication meds',
  'hospital',
  'eye optical optometry vision',
  'overdraft overdrafts',
  'atm',
  'late',
].map((words) => new Set(words.split(' ')));

const kindsOf = (text: string): readonly ReadonlySet<string>[] => {
  const words = wordsOf(text);
  return KINDS.filter((kind) => words.some((word) => kind.has(word)));
};

const NO_KIND = new Set(
  'bill bills payment payments costs fee fees food company the and of for'.split(' '),
);

/** Returns the words of a payee that tell that it is paid for this, such as 'energy' for the electric bill. */
export function kindWordsOf(text: string): ReadonlySet<string> {
  const words = wordsOf(text).filter((word) => !NO_KIND.has(word));
  const isElectric = words.some((word) => ELECTRIC.has(word));
  return new Set([...words, ...(isElectric ? ELECTRIC : [])]);
}
const ELECTRIC = new Set('electric electricity electrical power light energy edison'.split(' '));

/**
 * A merchant such as 'Pacific Gas & Electric' says which part of its category it is. If all merchants of the category
 * say that they are another part than water, there is no water bill.
 */
export function isElsewhere(
  { word, category }: { readonly word: string; readonly category: string },
  { transactions }: FinancialData,
): boolean {
  const requested = kindsOf(word);
  const merchants = new Set(
    transactions.flatMap((row) =>
      row.category === category && isSpending(row) ? [row.merchant] : [],
    ),
  );
  return (
    requested.length > 0 &&
    merchants.size > 0 &&
    [...merchants].every((merchant) => {
      const own = kindsOf(merchant);
      return own.length > 0 && !own.some((kind) => requested.includes(kind));
    })
  );
}
