import { type Cents, formatUsd } from '../../../money';

/** A card above this percentage of its limit harms a credit score. */
const HIGH_CARD_USE_PERCENT = 30;

interface CardUse {
  readonly balance: Cents;
  readonly limit: Cents;
}

export function isCardUseHigh({ balance, limit }: CardUse): boolean {
  return limit > 0 && balance * 100 > HIGH_CARD_USE_PERCENT * limit;
}

export function cardUseSentence({ balance, limit }: CardUse): string {
  return `${formatUsd(balance)} of a limit of ${formatUsd(limit)}. Below ${HIGH_CARD_USE_PERCENT}% is kinder to a credit score.`;
}
