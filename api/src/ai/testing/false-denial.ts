import type { FinancialData } from '@halyard/shared-contracts/finance';
import { isChain } from '../understand/names/chains';
import { wordsOf } from '../understand/tokens';
import { HARMLESS } from '../understand/words/harmless-words';

const stem = (word: string): string => word.replace(/s$/, '');
const telling = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => word.length > 2 && !HARMLESS.has(word))
    .map(stem);

export const allNames = (data: FinancialData): readonly string[] => [
  ...new Set([
    ...data.transactions.map(({ merchant }) => merchant),
    ...[data.categories, data.accounts, data.liabilities, data.goals].flatMap((each) =>
      each.map(({ name }) => name),
    ),
  ]),
];

/** Returns a function that finds the text of an answer that denies a name, although the data has a part of it. */
export function falseDenials(data: FinancialData): (answer: string) => string | null {
  const names = allNames(data);
  const words = new Set(names.flatMap(telling));
  const keys = new Set(names.map((name) => wordsOf(name).join('')));
  return (answer) => {
    const [, part] = /Your data has nothing called “(.*?)”/.exec(answer) ?? [];
    const [, all] = /no category, merchant, account, or goal called “(.*?)”/.exec(answer) ?? [];
    if (part !== undefined && keys.has(wordsOf(part).join(''))) return part;
    const isKnown =
      all !== undefined && !isChain(all) && telling(all).some((word) => words.has(word));
    return isKnown ? all : null;
  };
}
