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

/** These are usually paid to one payee, whose name tells what it is. 'Dinner' is paid to many. */
const SERVICES: readonly ReadonlySet<string>[] = [
  'water sewer',
  'electric electricity electrical power light energy edison',
  'gas heating',
  'trash waste garbage sanitation',
  'cable',
  'hoa homeowners condo',
].map((words) => new Set(words.split(' ')));

/** Returns words such as 'energy' for the electric bill, one of which the name of its payee has. */
export function payeeWordsOf(text: string): ReadonlySet<string> {
  const words = wordsOf(text);
  return new Set(
    SERVICES.flatMap((service) => (words.some((word) => service.has(word)) ? [...service] : [])),
  );
}

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
