import { getAccounts, getDebts, getNetWorth } from './holdings-tools';
import { searchKnowledge } from './knowledge-tool';
import { budgetStatus, cashFlowOf, compareMonths, spendingByCategory } from './month-tools';
import { debtPayoff, recurringMoney } from './plan-tools';
import type { Tool } from './tool';
import { listTransactions, sumTransactions } from './transaction-tools';

/** Everything that the chat's model can do: read this person's figures, and the knowledge base. */
export const TOOLS: readonly Tool[] = [
  getAccounts,
  getDebts,
  getNetWorth,
  spendingByCategory,
  budgetStatus,
  cashFlowOf,
  compareMonths,
  listTransactions,
  sumTransactions,
  debtPayoff,
  recurringMoney,
  searchKnowledge,
];
