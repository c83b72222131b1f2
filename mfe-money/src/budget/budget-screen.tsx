import type { IsoMonth } from '@halyard/shared-contracts/finance';
import { failureMessage } from '@halyard/shared-contracts/store';
import { Page, QueryView } from '@halyard/shared-contracts/ui';
import { useState } from 'react';
import { useMoneyBudgetQuery } from '../data/budget-endpoints';
import { shownMonth } from '../data/shown-month';
import { BudgetBoard } from './budget-board';

export function BudgetScreen() {
  const [chosen, setChosen] = useState<IsoMonth>();
  const query = useMoneyBudgetQuery(chosen && { month: chosen });
  return (
    <Page title="Budget">
      <QueryView query={query} loading="Loading budget data..." errorMessage={failureMessage}>
        {(answer) => (
          <BudgetBoard
            answer={answer}
            month={shownMonth(answer.month, chosen, query.isFetching)}
            onMonth={setChosen}
          />
        )}
      </QueryView>
    </Page>
  );
}
