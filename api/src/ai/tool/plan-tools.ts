import { fromDollars } from '@halyard/shared-contracts/money';
import * as v from 'valibot';
import { payoffFacts } from '../fact/debt-facts';
import { aheadFacts, streamFacts } from '../fact/recurring-facts';
import { merchantText } from '../privacy/merchant-text';
import { known, printed } from './printed';
import { tool } from './tool';

const STREAMS_TOLD = 20;
const MOST_EXTRA_DOLLARS = 1_000_000;

const payoffInput = v.strictObject({
  extra_dollars: v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_EXTRA_DOLLARS)),
});

export const debtPayoff = tool({
  name: 'debt_payoff',
  description:
    'Months until all debts are paid and the interest until then: as paid now, and with extra dollars a month.',
  step: 'Planning the way out of debt',
  input: payoffInput,
  parse: (args) => v.parse(payoffInput, args),
  read: ({ extra_dollars }, { financialData }) => {
    const { asNow, withExtra, leftOut } = payoffFacts(financialData, fromDollars(extra_dollars));
    return {
      content: {
        as_paid_now: asNow && printed({ months: asNow.months, interest: asNow.interest }),
        with_extra:
          withExtra && printed({ months: withExtra.months, interest: withExtra.interest }),
        debts_are_left_out: leftOut > 0,
      },
      facts: known([asNow?.months, asNow?.interest, withExtra?.months, withExtra?.interest]),
    };
  },
});

const nothing = v.strictObject({});

export const recurringMoney = tool({
  name: 'recurring',
  description:
    'Bills, subscriptions and deposits that come on a rhythm, and what they come to in the 30 days ahead.',
  step: 'Looking for what recurs',
  input: nothing,
  parse: (args) => v.parse(nothing, args),
  read: (_, { financialData, redact }) => {
    const streams = streamFacts(financialData).slice(0, STREAMS_TOLD);
    const { bills, deposits } = aheadFacts(financialData);
    return {
      content: {
        streams: streams.map(({ merchant, category, direction, cadence, amount, next }) => ({
          merchant: merchantText(merchant, redact),
          category,
          direction,
          cadence,
          ...printed({ amount, next_expected: next }),
        })),
        next_30_days: printed({ total_payments: bills, total_deposits: deposits }),
      },
      facts: [bills, deposits, ...streams.flatMap(({ amount, next }) => [amount, next])],
      merchants: new Map(streams.map(({ merchant }) => [merchantText(merchant, redact), merchant])),
    };
  },
});
