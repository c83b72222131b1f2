import {
  firstTaxFacts,
  isTaxKnown,
  knownIncome,
  SOURCED,
  taxYearOf,
  yearlyTax,
} from '@halyard/shared-contracts/long-run';
import { joined, say } from '../../fact/figured-text';
import type { AnswerRequest } from '../answer-request';
import { money, screen } from '../facts';
import { link, type Part, sentence } from '../parts';
import { sourcesText } from './sources';

const SCREEN = screen('/income');

const SOURCES = [
  SOURCED.incomeTaxBrackets,
  SOURCED.standardDeduction,
  SOURCED.payrollTax,
  SOURCED.wageBase,
  SOURCED.benefitsTaxation,
];

/** Only income that comes regularly is known as income of a year. */
const NOT_IN_BENEFITS = say`Not counted: withdrawals from retirement accounts that arrive as transfers, and dividends and interest that do not come regularly. With them, more of the Social Security can count as income, and the tax is higher.`;

/** /income first shows the same estimate. */
export function taxEstimate({ financialData }: AnswerRequest): Part[] {
  const known = knownIncome(financialData);
  const facts = firstTaxFacts(known);
  const open = link('Open the taxes of a year', '/income');
  if (!isTaxKnown(facts, known))
    return [
      sentence(say`Your pay before tax is not known, so the taxes of a year cannot be computed.`),
      link('Add your income', '/fact-finder'),
      open,
    ];
  const year = taxYearOf(facts);
  const tax = yearlyTax(year);
  const rules = SOURCED.incomeTaxBrackets.validFrom.slice(0, 4);
  const from = [
    ...(facts.wages === null ? [] : [say`${money('wages', facts.wages, SCREEN)} of pay`]),
    ...(facts.otherIncome === null
      ? []
      : [
          say`${money('pension', facts.otherIncome, SCREEN)} of pensions, interest, and dividends that come regularly`,
        ]),
    ...(facts.benefits === null
      ? []
      : [
          say`${money('benefits', facts.benefits, SCREEN)} of Social Security, of which ${money('taxable', tax.taxableBenefits, SCREEN)} counts as income`,
        ]),
  ];
  return [
    sentence(
      say`By the rules of ${rules}, the taxes of a year are estimated at ${money('total', tax.total, SCREEN)}: ${money('income tax', tax.incomeTax, SCREEN)} of federal income tax and ${money('payroll tax', tax.payrollTax, SCREEN)} of Social Security and Medicare tax.`,
    ),
    sentence(
      say`This assumes a single return with the standard deduction and a year of ${joined(from, ', ')}. State tax, credits, and the larger deduction from 65 on are not counted until you enter them. What was withheld or paid already is not known here, so this is not what is still due. This is information, no tax advice.`,
    ),
    ...(facts.benefits === null ? [] : [sentence(NOT_IN_BENEFITS)]),
    sourcesText(SOURCES, financialData.today),
    open,
  ];
}
