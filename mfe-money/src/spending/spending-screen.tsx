import type { IsoMonth } from '@halyard/shared-contracts/finance';
import { failureMessage, useTransactionsQuery } from '@halyard/shared-contracts/store';
import { joinQueries, Page, QueryView } from '@halyard/shared-contracts/ui';
import { useState } from 'react';
import { useMoneyBudgetQuery } from '../data/budget-endpoints';
import { shownMonth } from '../data/shown-month';
import { SpendingBoard } from './spending-board';

/** Every figure is of the budget answer's month, so spending and budget never come from two months. */
export function SpendingScreen() {
  const [chosen, setChosen] = useState<IsoMonth>();
  const budget = useMoneyBudgetQuery(chosen && { month: chosen });
  const listed = useTransactionsQuery();
  const query = joinQueries(
    [listed, budget],
    listed.data && budget.data && { transactions: listed.data.transactions, answer: budget.data },
  );
  return (
    <Page title="Spending Analysis">
      <QueryView query={query} loading="Loading spending data..." errorMessage={failureMessage}>
        {({ transactions, answer }) => (
          <SpendingBoard
            transactions={transactions}
            budget={answer}
            month={shownMonth(answer.month, chosen, budget.isFetching)}
            onMonth={setChosen}
          />
        )}
      </QueryView>
    </Page>
  );
}
