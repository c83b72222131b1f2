import { forecastSteps, isoDate, spendableAccounts } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { account, financialData, transaction } from '@halyard/shared-contracts/testing/builders';
import { possibleQueries, prepareAnswer } from './prepare-answer';

const ofAYear = () =>
  financialData({
    today: isoDate('2025-12-31'),
    accounts: [account({ id: 'a1', type: 'checking' })],
    transactions: Array.from({ length: 336 }, (_, at) =>
      transaction({
        id: `t${at}`,
        accountId: 'a1',
        amount: cents(-500 - at),
        date: isoDate(
          `2025-${String(1 + Math.floor(at / 28)).padStart(2, '0')}-${String(1 + (at % 28)).padStart(2, '0')}`,
        ),
      }),
    ),
  });

const isPrepared = (data: ReturnType<typeof ofAYear>): boolean =>
  forecastSteps(data, spendableAccounts(data).held).next().done === true;

it.each([
  ['Can I afford $500?', null, true],
  ['and $900?', { measure: 'affordability' as const }, true],
  ['Can I affrod $500?', null, true],
  ['How much is safe to spend?', null, true],
  ['How much did I spend?', null, false],
  ['and in May?', { measure: 'spending' as const }, false],
])('prepares for "%s" after %j: %s', async (message, earlier, prepared) => {
  const data = ofAYear();
  expect(isPrepared(data)).toBe(false);
  await prepareAnswer(possibleQueries(message, data, earlier), data);
  expect(isPrepared(data)).toBe(prepared);
});
