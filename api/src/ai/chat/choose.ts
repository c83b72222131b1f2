import type { FinancialData } from '@halyard/shared-contracts/finance';
import type { Query } from '@halyard/shared-contracts/wire';
import { choices, type Part } from '../answer/parts';
import type { Choice } from '../understand/choice';
import type { FoundName } from '../understand/names/find-names';
import { namesOf } from '../understand/names/names';
import { wordsOf } from '../understand/tokens';
import { withoutEnd } from './without-end';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function asking(message: string, word: string, name: string): string {
  const place = new RegExp(`\\b${word.split(' ').map(escaped).join('\\W+')}\\b`, 'i');
  return place.test(message)
    ? message.replace(place, () => name)
    : `${withoutEnd(message)} (${name})?`;
}

export const chooseLeft = (): Part =>
  choices('Left of what?', [
    { label: 'My budget', question: 'How much is left of my budget?' },
    { label: 'Safe to spend', question: 'How much is safe to spend?' },
    { label: 'Last month', question: 'What was my cash flow last month?' },
  ]);

export const choose = (message: string, { word, names }: Choice): Part =>
  choices(
    `Which ${word} did you mean?`,
    names.map((name) => ({ label: name, question: asking(message, word, name) })),
  );

export const namesIn = ({ subjects }: Query, financialData: FinancialData): FoundName[] =>
  subjects.flatMap(({ kind, name }) => {
    const words = wordsOf(name);
    const meaning = kind === 'account' ? namesOf(financialData).get(words.join('')) : undefined;
    return meaning ? [{ at: 0, text: words.join(' '), meaning }] : [];
  });
