import {
  debtsToPayOff,
  type FinancialData,
  healthInsights,
  tenths,
} from '@halyard/shared-contracts/finance';
import { debtFacts } from '../../fact/debt-facts';
import { say } from '../../fact/figured-text';
import type { AnswerRequest } from '../answer-request';
import { money, number, screen } from '../facts';
import { type Part, sentence } from '../parts';

/** This is the yearly return of long-term investing in percent. A debt with a higher rate is paid first. */
const EXPECTED_RETURN_PERCENT = 7;

/** Savings for emergencies come before both. */
function monthsSaved(financialData: FinancialData): Part[] {
  const found = healthInsights(financialData).find(({ kind }) => kind === 'emergency_fund');
  if (found?.kind !== 'emergency_fund') return [];
  const months = number('months', 'months', tenths(found.months), screen('/wealth-plan'));
  return [
    sentence(
      say`Your emergency savings cover ${months} ${tenths(found.months) === 1 ? 'month' : 'months'} of spending; the target of your wealth plan is ${money('target', found.target, screen('/wealth-plan'))}.`,
    ),
  ];
}

export function debtOrInvest({ financialData }: AnswerRequest): Part[] {
  const toPayOff = new Set(debtsToPayOff(financialData).map(({ id }) => id));
  const owed = debtFacts(financialData).filter(({ id }) => toPayOff.has(id));
  if (owed.length === 0)
    return [
      sentence(say`You have no debt to pay off, so anything you can spare is free to be invested.`),
    ];
  const dearest = owed.find(({ rate }) => rate !== null);
  if (!dearest?.rate || !dearest.balance)
    return [
      sentence(say`The interest rates of your debts are unknown, so they cannot be compared.`),
    ];
  const { name, balance: owing, rate } = dearest;
  const usual = `the ${EXPECTED_RETURN_PERCENT}% a year that long-term investing is often reckoned with`;
  const rule =
    rate.value > EXPECTED_RETURN_PERCENT
      ? `That is more than ${usual}, so paying it down comes first.`
      : `That is not more than ${usual}, so investing beside the regular payments can make sense.`;
  return [
    ...monthsSaved(financialData),
    sentence(say`The debt with the highest rate is ${name}: ${owing} at ${rate} a year.`),
    sentence(say`${rule} This is information, not advice.`),
  ];
}
