import type { FinancialData } from '@halyard/shared-contracts/finance';
import type { Composed } from '../composed';
import { remarkNotice } from '../notices';
import { composeFaq } from './compose-faq';
import { composeSaid } from './compose-said';

const BETWEEN_SENTENCES = /(?<=[.!?]) /;
const SURE = { isSure: true };

/**
 * 'I just looked at my account, wow. Why so little money left?' has one question. What has no other meaning is answered
 * without the sentences beside it, and they are named.
 */
export function besideSentences(message: string, data: FinancialData): Composed | null {
  const sentences = message.replaceAll(/\s+/g, ' ').split(BETWEEN_SENTENCES);
  if (sentences.length < 2 || /\d/.test(message)) return null;
  const asked = sentences.filter((each) => each.endsWith('?'));
  const question = asked[0] ?? sentences.at(-1)!;
  if (asked.length > 1) return null;
  const composed = composeFaq(question, data, SURE) ?? composeSaid(question, data, SURE);
  const rest = sentences
    .filter((each) => each !== question)
    .map((each) => each.replace(/[.! ]{1,9}$/, ''));
  return composed && { ...composed, blocks: [...composed.blocks, remarkNotice(rest)] };
}
