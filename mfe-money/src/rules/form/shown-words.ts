import { formatUsd, fromDollars } from '@halyard/shared-contracts/money';
import type { RuleShown } from '@halyard/shared-contracts/wire';

export function shownWords({ category, split, merchant, tags, hidden, reviewed }: RuleShown) {
  return [
    merchant,
    split
      ? split.map((part) => `${part.category} ${formatUsd(fromDollars(part.amount))}`).join(' + ')
      : category,
    tags && (tags.length > 0 ? `tags ${tags.join(', ')}` : 'no tags'),
    hidden !== undefined && (hidden ? 'left out of spending' : 'in spending'),
    reviewed !== undefined && (reviewed ? 'reviewed' : 'not reviewed'),
  ]
    .filter((words): words is string => typeof words === 'string')
    .join(' · ');
}
