import { say } from '../../fact/figured-text';
import { otherPaymentDrafts } from '../../insight/payment-drafts';
import type { AnswerRequest } from '../answer-request';
import { link, list, type Part, sentence } from '../parts';
import { possibleDoubleCharges } from './charged-twice';

const RULE = say`This looks for a payment of three times the usual one of its category, for fees of the last weeks, and for payments that look doubled.`;

/** Budgets and debts can stand out too, but they are no charges. */
export function unusualCharges(request: AnswerRequest): Part[] {
  const found = otherPaymentDrafts(request.financialData);
  const twice = possibleDoubleCharges({ ...request, query: { ...request.query, period: null } });
  if (found.length + twice.length === 0)
    return [sentence(say`No charge of the last weeks stands out.`), sentence(RULE)];
  return [
    ...(found.length === 0
      ? []
      : [
          sentence(say`This stands out in your payments:`),
          list(found.map(({ title, message }) => say`${title}. ${message}`)),
        ]),
    ...twice,
    sentence(RULE),
    link('Open your transactions', '/transactions'),
  ];
}
