import type { FinancialData } from '@halyard/shared-contracts/finance';
import { isOffTopic, OFF_TOPIC } from '../../beyond/off-topic';
import { findLooseTopic } from '../../guide/loose-topic';
import { type Composed, saidWithLink } from '../composed';
import { composeFaq, notCovered } from './compose-faq';

/**
 * Answers what no reader understood as a whole, if that needs no figure of the user: a way to do something, a general
 * question, or a question about something else. The answer names the words that it leaves out.
 */
export function composeLoosely(message: string, financialData: FinancialData): Composed | null {
  const found = findLooseTopic(message);
  if (found) {
    const said = saidWithLink(found.topic);
    return { ...said, blocks: [...said.blocks, ...notCovered(found.open)] };
  }
  const general = composeFaq(message, financialData, { isLoose: true });
  if (general) return general;
  return isOffTopic(message) ? saidWithLink(OFF_TOPIC) : null;
}
