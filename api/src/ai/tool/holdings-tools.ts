import * as v from 'valibot';
import { balanceFact, cashFact, worthFacts } from '../fact/balance-facts';
import { debtFacts, debtPaymentsFact } from '../fact/debt-facts';
import { known, printed } from './printed';
import { tool } from './tool';

const nothing = v.strictObject({});
const parse = (args: unknown) => v.parse(nothing, args);

export const getAccounts = tool({
  name: 'get_accounts',
  description:
    'Every open account with its kind and balance, and the cash in checking and savings.',
  step: 'Looking at your accounts',
  input: nothing,
  parse,
  read: (_, { financialData, aliases }) => {
    const open = financialData.accounts.filter(({ closed }) => !closed);
    const cash = cashFact(financialData);
    const accounts = open.map((account) => ({
      name: aliases.byId.get(account.id),
      type: account.type,
      ...printed({ balance: balanceFact(account) }),
    }));
    return {
      content: { accounts, ...printed({ cash_in_checking_and_savings: cash }) },
      facts: [...known(open.map(balanceFact)), cash],
    };
  },
});

export const getDebts = tool({
  name: 'get_debts',
  description: 'Every debt with balance, yearly rate and monthly payment, the dearest first.',
  step: 'Looking at your debts',
  input: nothing,
  parse,
  read: (_, { financialData, aliases }) => {
    const debts = debtFacts(financialData);
    const total = worthFacts(financialData).debt;
    const payments = debtPaymentsFact(financialData);
    return {
      content: {
        debts: debts.map(({ id, type, balance, rate, payment }) => ({
          name: aliases.byId.get(id),
          type,
          ...printed({ balance, yearly_rate: rate, monthly_payment: payment }),
        })),
        ...printed({ total_debt: total, total_monthly_payments: payments }),
      },
      facts: known([
        ...debts.flatMap(({ balance, rate, payment }) => [balance, rate, payment]),
        total,
        payments,
      ]),
    };
  },
});

export const getNetWorth = tool({
  name: 'net_worth',
  description: 'Net worth, total assets, total debt, and the change since the month before.',
  step: 'Adding up your net worth',
  input: nothing,
  parse,
  read: (_, { financialData }) => {
    const { assets, debt, worth, move } = worthFacts(financialData);
    return {
      content: printed({
        net_worth: worth,
        total_assets: assets,
        total_debt: debt,
        change: move?.amount ?? null,
        change_percent: move?.percent ?? null,
      }),
      facts: known([worth, assets, debt, move?.amount, move?.percent]),
    };
  },
});
