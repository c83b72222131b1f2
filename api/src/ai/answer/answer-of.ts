import type { Measure } from '@halyard/shared-contracts/wire';
import { affordability, safe } from './plan-ahead/affordability';
import { type AnswerRequest } from './answer-request';
import { averageIncome, averageTransaction, monthlyAverage } from './spending/average';
import { medianTransaction } from './spending/median';
import { accounts, assets, balance, cash } from './balances';
import { allocation } from './allocation';
import { budgetLeft } from './plan-ahead/budget';
import { cashAfterCards } from './debt/cash-after-cards';
import { paymentsOfDebts } from './debt/debt-payments';
import { firstDebt } from './debt/first-debt';
import { paymentSplit } from './debt/payment-split';
import { yearlyInterest } from './debt/yearly-interest';
import { lumpSum } from './debt/lump-sum';
import { payoffWith } from './debt/payoff-with';
import { debtOrInvest } from './debt/debt-or-invest';
import { debt, debtFree, interest } from './debt/debts';
import { deposits, expectedIncome, refunds, yearlyIncome } from './recurring/income';
import { type Part } from './parts';
import { coversBill } from './recurring/covers-bill';
import { goals } from './plan-ahead/goals';
import { capabilities, setup } from './help';
import { creditUtilization, homeEquity, minimumPayments } from './debt/debt-terms';
import {
  dailyAverage,
  dailyIncome,
  expectedBalance,
  shareOfIncome,
  shareOfSpending,
  weeklyAverage,
  weeklyIncome,
} from './shares';
import { emergencyFund, holdings, saveMore, score } from './plan';
import { investmentGain } from './investment-gain';
import { isTried, TRIED_ANSWERS, type TriedMeasure, UNTRIED_ANSWERS } from './long-run/answers';
import { triedAtOnce } from './long-run/outlook';
import { budgetAhead } from './plan-ahead/budget-ahead';
import { goalWith } from './plan-ahead/goal-with';
import { monthlyRoom } from './plan-ahead/monthly-room';
import { saveBy } from './plan-ahead/save-by';
import { monthsOverBudget } from './plan-ahead/months-over-budget';
import { balanceChange } from './moves/balance-change';
import { quietDays } from './moves/quiet-days';
import { transfers } from './moves/transfers';
import { afterBills } from './plan-ahead/after-bills';
import { cashRunway } from './plan-ahead/cash-runway';
import { policies } from './policies';
import { priceIncreases } from './recurring/price-increases';
import { recurringItems, upcoming } from './recurring/recurring';
import { missedBills, newBills, yearlyBills } from './recurring/kinds-of-bills';
import { activity } from './spending/activity';
import { chargedTwice } from './spending/charged-twice';
import { unusualCharges } from './spending/unusual-charges';
import { count, largest, patterns, transactions } from './spending/rows';
import { rateOfSaving, saved } from './spending/saved';
import { income, incomeAgainstSpending, spending } from './spending/spending';
import { debtsMove, investmentsMove } from './worth/moved-since';
import { worth } from './worth/worth';
import { wealthParts } from './worth/wealth-parts';

const ANSWERS: Readonly<
  Record<Exclude<Measure, TriedMeasure>, (request: AnswerRequest) => Part[]>
> = {
  ...UNTRIED_ANSWERS,
  spending,
  income,
  deposits,
  regular_income: yearlyIncome,
  refunds,
  saved,
  net_cash_flow: incomeAgainstSpending,
  savings_rate: rateOfSaving,
  monthly_average: monthlyAverage,
  weekly_average: weeklyAverage,
  daily_average: dailyAverage,
  share_of_income: shareOfIncome,
  share_of_spending: shareOfSpending,
  average_transaction: averageTransaction,
  median_transaction: medianTransaction,
  average_income: (request) =>
    request.query.split === 'week'
      ? weeklyIncome(request)
      : request.query.split === 'day'
        ? dailyIncome(request)
        : averageIncome(request),
  count,
  largest,
  transactions,
  activity,
  transfers,
  quiet_days: quietDays,
  balance_change: balanceChange,
  after_bills: afterBills,
  cash_runway: cashRunway,
  unusual_charges: unusualCharges,
  patterns,
  budget_left: budgetLeft,
  budget_ahead: budgetAhead,
  months_over_budget: monthsOverBudget,
  accounts,
  balance,
  cash,
  cash_after_cards: cashAfterCards,
  assets,
  wealth_parts: wealthParts,
  net_worth: worth,
  investments_move: investmentsMove,
  debts_move: debtsMove,
  debt,
  interest,
  debt_payments: paymentsOfDebts,
  minimum_payments: minimumPayments,
  credit_utilization: creditUtilization,
  home_equity: homeEquity,
  debt_free: debtFree,
  payoff_with: payoffWith,
  lump_sum: lumpSum,
  first_debt: firstDebt,
  payment_split: paymentSplit,
  yearly_interest: yearlyInterest,

  pay_debt_or_invest: debtOrInvest,
  upcoming,
  covers_bill: coversBill,
  expected_income: expectedIncome,
  expected_balance: expectedBalance,
  goals,
  goal_with: goalWith,
  save_by: saveBy,
  recurring: recurringItems,
  price_increases: priceIncreases,
  missed_bills: missedBills,
  new_bills: newBills,
  yearly_bills: yearlyBills,
  double_charges: chargedTwice,
  affordability,
  monthly_room: monthlyRoom,
  safe_to_spend: safe,
  emergency_fund: emergencyFund,
  score,
  holdings,
  allocation,
  investment_gain: investmentGain,
  policies,
  save_more: saveMore,
  help: capabilities,
  setup,
};

/** Answers a query whose names were found. */
export const answerOf = (request: AnswerRequest, measure: Measure): Part[] =>
  isTried(measure)
    ? triedAtOnce(TRIED_ANSWERS[measure](request), request.financialData)
    : ANSWERS[measure](request);
