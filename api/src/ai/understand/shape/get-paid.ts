import { categoryFacts, type FinancialData } from '@halyard/shared-contracts/finance';
import { queryName } from '@halyard/shared-contracts/wire';
import { perData } from '../../per-data';
import { findNames, type FoundName } from '../names/find-names';
import { namesOf } from '../names/names';
import { tokensOf } from '../tokens';

const ASKS =
  /^(when|how soon) (?:do|does|is|are|will) (?:the |my )?(.{1,40}?)(?: (?:usually|normally|next|always))?(?: (?:get|gets|getting|be|being))? paid(?: next| again)?(?= (?:this|next) \w+$|$)/;

const PLAIN = new Set('the my bill bills payment payments and for'.split(' '));

/** These were paid and never paid the user. */
const payeesOf = perData(({ transactions }): ReadonlySet<string> => {
  const paid = new Set<string>();
  const pays = new Set<string>();
  for (const row of transactions) {
    const isPay = row.amount > 0 && categoryFacts(row).kind === 'income';
    if (isPay) pays.add(queryName(row.merchant));
    if (row.amount < 0) paid.add(queryName(row.merchant));
  }
  return new Set([...paid].filter((name) => !pays.has(name)));
});

function isBill({ meaning }: FoundName, data: FinancialData): boolean {
  const incomes = new Set<string>(
    data.categories.flatMap(({ name, kind }) => (kind === 'income' ? [name] : [])),
  );
  const { category, merchant, account } = meaning;
  const debts = new Set(data.liabilities.map(({ name }) => queryName(name)));
  return (
    category.length + merchant.length + account.length > 0 &&
    category.every(({ name }) => !incomes.has(name)) &&
    merchant.every(({ name }) => payeesOf(data).has(name)) &&
    (category.length + merchant.length > 0 || account.every(({ name }) => debts.has(name)))
  );
}

/** 'When does my Medicare supplement get paid' asks for a bill, and not for income. */
export function asDue(text: string, data: FinancialData): string {
  const [, when, name] = ASKS.exec(text) ?? [];
  if (when === undefined || name === undefined) return text;
  const tokens = tokensOf(name);
  const found = findNames(tokens, namesOf(data));
  const isNamed = tokens.words.every((word, at) => tokens.taken[at] || PLAIN.has(word));
  return found.length > 0 && isNamed && found.every((each) => isBill(each, data))
    ? text.replace(ASKS, `when is ${name} due`)
    : text;
}
