import type { FinancialData } from '@halyard/shared-contracts/finance';
import { type Part, sentence } from '../answer/parts';
import { inPeriod } from '../answer/period/period-words';
import { say } from '../fact/figured-text';
import { listed } from '../fact/listed';
import { shownMerchant } from '../privacy/merchant-text';
import type { Period } from '../understand/time/periods';
import { payeesIn } from '../understand/names/own-names';
import type { ByKind } from '../understand/names/listed-names';
import type { Broader } from '../understand/understand';

export const NOT_UNDERSTOOD = sentence(say`I did not understand this question.`);
export const NO_ENTRY = sentence(say`I have no general information about this.`);
export const READ_ONLY = sentence(
  say`I can only read your figures. I cannot change anything or move money.`,
);
export const CREDIT_SCORE = sentence(
  say`Halyard does not know your credit score, which credit bureaus compute. Its own financial score comes from your figures alone.`,
);
export const ASKS_FOR_CREDIT_SCORE = /\b(?:my|our) (?:credit|fico) (?:score|rating)\b/i;
export const NO_SUCH_NAME = sentence(
  say`Your data has no category, merchant, or account of the name in this question.`,
);

export const NO_WITHDRAWAL = sentence(say`Your transactions show no withdrawal of cash.`);

/** A figure of today does not answer a question about another time. */
export const otherTimeNotice = (period: Period): Part =>
  sentence(say`This is not known of another time, so there is no figure ${inPeriod(period)} here.`);

/** Says that a figure counts more than the word of the question covers. */
export function broaderNotice({ word, category }: Broader, data: FinancialData): Part {
  const payees = payeesIn(category, data).map(shownMerchant);
  const isShort = payees.length > 0 && payees.length <= MOST_PAYEES;
  const of = isShort ? `, paid to ${listed(payees)}` : '';
  return sentence(
    say`There is no category for “${shownMerchant(word)}” alone: this is everything in ${category}${of}.`,
  );
}
const MOST_PAYEES = 4;

/** Says which merchants a word such as 'coffee' stands for. */
export const byKindNotice = ({ word, merchants }: ByKind): Part =>
  sentence(
    say`Counted as “${shownMerchant(word)}”, by the ${merchants.length === 1 ? 'merchant’s name' : 'merchants’ names'}: ${listed(merchants.map(shownMerchant))}.`,
  );

export const absentNotice = (name: string): Part =>
  sentence(
    say`Your data has no category, merchant, account, or goal called “${shownMerchant(name)}”, so this is without it.`,
  );

const MOST_NAMED = 3;

/** Names the words that the answer does not cover, without markup or links. */
export const openWords = (words: readonly string[]): Part => {
  const named = words
    .slice(0, MOST_NAMED)
    .map(
      (word) =>
        `“${/^(?:\$?[\d.]+[%k]?|[a-z]?\d{1,4}[a-z]{0,2})$/.test(word) ? word : shownMerchant(word)}”`,
    );
  return sentence(
    say`I did not understand ${listed(named)} in this question, so I give no figure.`,
  );
};

/** Says which part of the message was taken for a remark. */
export const remarkNotice = (remarks: readonly string[]): Part =>
  sentence(
    say`I took ${listed(remarks.map((each) => `“${shownMerchant(each)}”`))} as a remark that changes no figure.`,
  );
