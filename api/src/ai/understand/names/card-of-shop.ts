import type { FinancialData } from '@halyard/shared-contracts/finance';
import { wordsOf } from '../tokens';
import type { FoundName } from './find-names';
import { cardNames } from './is-card';
import type { Meaning } from './names';

const NOTHING: Meaning = { category: [], merchant: [], account: [], goal: [], tag: [] };

const endOf = ({ at, text }: FoundName): number => at + text.split(' ').length;

/** Returns the cards whose names have all words of the shop. */
function cardsOf(shop: FoundName, card: FoundName, data: FinancialData): Meaning['account'] {
  const cards = cardNames(data);
  const words = shop.text.split(' ');
  return card.meaning.account.filter(
    ({ name }) => cards.has(name) && words.every((word) => wordsOf(name).includes(word)),
  );
}

/** 'My Target card' is the card of that name, and neither the shop nor another card. */
export function asCardsOfShops(names: readonly FoundName[], data: FinancialData): FoundName[] {
  const found: FoundName[] = [];
  for (const name of names) {
    const shop = found.at(-1);
    const isBeside = shop !== undefined && endOf(shop) === name.at;
    const account = isBeside ? cardsOf(shop, name, data) : [];
    if (!shop || account.length === 0) found.push(name);
    else
      found.splice(-1, 1, {
        at: shop.at,
        text: `${shop.text} ${name.text}`,
        meaning: { ...NOTHING, account },
      });
  }
  return found;
}
