import { type FinancialData, type IsoDate } from '@halyard/shared-contracts/finance';
import type { AnswerBlock } from '@halyard/shared-contracts/wire';
import { questions, sentence } from '../../answer/parts';
import { say } from '../../fact/figured-text';
import { listed } from '../../fact/listed';
import { uncheckedSays } from '../../fact/unchecked';
import type { Faq, LegalFigure } from '../../general/faq/faq';
import { findFaq, findSureFaq } from '../../general/faq/find-faq';
import { shownMerchant } from '../../privacy/merchant-text';
import type { Composed } from '../composed';
import { knownOf } from './known-of';
import { ASKS_FOR_CREDIT_SCORE, CREDIT_SCORE } from '../notices';

const SCORES = ['What is my financial score?', 'What would raise my score?'];

const said = ({ says, validTo }: LegalFigure, today: IsoDate): string =>
  validTo !== null && validTo < today
    ? `${says} This is the figure of ${validTo.slice(0, 4)}, not yet updated.`
    : says;

function generalBlock(
  { title, now, text, source, figures = [] }: Faq,
  today: IsoDate,
): AnswerBlock {
  const ofToday = now === undefined ? [] : [now(today)];
  const rest = figures.map((figure) => said(figure, today));
  const unchecked = uncheckedSays(figures);
  return {
    kind: 'general',
    title,
    text: [...ofToday, text, ...rest, ...(unchecked === null ? [] : [unchecked])].join(' '),
    source: [...new Set([source, ...figures.map(({ citation }) => citation)])].join('; '),
  };
}

export const notCovered = (open: readonly string[]): AnswerBlock[] =>
  open.length === 0
    ? []
    : [
        sentence(
          say`This does not go into ${listed(open.map((word) => `“${/^\$?[\d.]+[%k]?$/.test(word) ? word : shownMerchant(word)}”`))}.`,
        ),
      ];

const hasFigure = (block: AnswerBlock): boolean =>
  ('figures' in block && block.figures.length > 0) ||
  (block.kind === 'list' && block.items.some(({ figures }) => figures.length > 0));

/** 'Your pay is not known' does not help somebody who asks a general question. */
function ownFigures(question: string, financialData: FinancialData): readonly AnswerBlock[] {
  const known = knownOf(question, financialData);
  return known.some(hasFigure) ? known : [];
}

/** Answers a general question: first with the user's own figure, if there is one, and then with what holds for all. */
export function composeFaq(
  message: string,
  financialData: FinancialData,
  {
    isSure = false,
    isLoose = false,
  }: { readonly isSure?: boolean; readonly isLoose?: boolean } = {},
): Composed | null {
  const found = isSure
    ? findSureFaq(message, financialData.today)
    : findFaq(message, financialData.today, isLoose);
  if (!found) return null;
  const { faq, open, second } = found;
  // A figure of the user has to fit every word of the question.
  const own = open.length === 0 ? (faq.also ?? []) : [];
  const isOfCredit = ASKS_FOR_CREDIT_SCORE.test(message);
  return {
    blocks: [
      ...(isOfCredit ? [CREDIT_SCORE] : []),
      ...own.flatMap((each) => ownFigures(each, financialData)),
      generalBlock(faq, financialData.today),
      ...(second ? [generalBlock(second, financialData.today)] : []),
      ...notCovered(open),
      ...(isOfCredit ? [questions('These questions have an answer', SCORES)] : []),
    ],
    understood: true,
  };
}
