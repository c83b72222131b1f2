import {
  inPercent,
  isInvestment,
  hasNoReturn,
  type NoReturnReason,
  noReturnWords,
  periodWords,
  type ReturnRow,
  returnRows,
} from '@halyard/shared-contracts/long-run';
import { type FiguredText, say } from '../../fact/figured-text';
import { shownMerchant } from '../../privacy/merchant-text';
import type { AnswerRequest } from '../answer-request';
import { number, screen } from '../facts';
import { link, list, type Part, sentence } from '../parts';

const SCREEN = screen('/investments');
const OPEN = link('Open investments', '/investments');
const HUNDREDTHS = 100;

const MONEY_WEIGHTED = 'Money-weighted, which counts when it came in';

/** The panel on the screen also shows percent with two decimals. */
const percentOf = (rate: number): number =>
  Math.round(inPercent(Math.abs(rate)) * HUNDREDTHS) / HUNDREDTHS;

function rateText(found: { readonly rate: number } | NoReturnReason): FiguredText {
  if (hasNoReturn(found)) return say`${noReturnWords(found)}`;
  const rate = number('return', 'percent', percentOf(found.rate), SCREEN);
  return found.rate < 0 ? say`a loss of ${rate}` : say`a gain of ${rate}`;
}

const nameOf = ({ name, account }: ReturnRow): string =>
  account === null ? name : shownMerchant(name);

function about(row: ReturnRow): FiguredText {
  const period = periodWords(row);
  const from = period === null ? '' : ` (${period})`;
  return say`${nameOf(row)}: ${rateText(row.time)}${from}`;
}

/** /investments shows the same return, or the reason why there is none. */
export function investmentReturn({ financialData, outlook, subject }: AnswerRequest): Part[] {
  const ids = new Set(subject.holdings.map(({ id }) => id));
  const accounts = financialData.accounts.filter(
    (account) => isInvestment(account) && (ids.size === 0 || ids.has(account.id)),
  );
  const { today } = financialData;
  const rows = returnRows(accounts, { ...outlook.history, today });
  const [first] = rows;
  if (!first)
    return [
      sentence(
        ids.size === 0
          ? say`You have no investment accounts with a known value, so there is no return.`
          : say`${subject.label} is no open investment account, so it has no return.`,
      ),
      OPEN,
    ];
  return [
    sentence(say`What your investments returned, whenever money came in or went out:`),
    list(rows.map(about)),
    sentence(say`${MONEY_WEIGHTED}: ${rateText(first.money)}.`),
    sentence(say`Past returns say nothing about future ones.`),
    OPEN,
  ];
}
