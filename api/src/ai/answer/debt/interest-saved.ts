import { type Cents, subtract } from '@halyard/shared-contracts/money';
import { say } from '../../fact/figured-text';
import { money, screen } from '../facts';
import { type Part, sentence } from '../parts';

/** Says how much less interest is paid. Returns nothing if it is not less. */
export function interestSaved(before: Cents | null, after: Cents): Part[] {
  if (before === null || before <= after) return [];
  return [
    sentence(
      say`That saves ${money('interest saved', subtract(before, after), screen('/liabilities'))} of interest.`,
    ),
  ];
}
