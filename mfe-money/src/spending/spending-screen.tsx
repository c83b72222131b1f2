import {
  type Category,
  type IsoMonth,
  monthsWithData,
  type Transaction,
} from '@halyard/shared-contracts/finance';
import { failureMessage, useTransactionsQuery } from '@halyard/shared-contracts/store';
import {
  AsOf,
  Board,
  ButtonLink,
  Card,
  ChipGroup,
  EmptyState,
  joinQueries,
  monthLabel,
  Page,
  QueryView,
} from '@halyard/shared-contracts/ui';
import type { BudgetAnswer } from '@halyard/shared-contracts/wire';
import { memo, useMemo, useState } from 'react';
import { useMoneyBudgetQuery } from '../data/budget-endpoints';
import { shownMonth } from '../data/shown-month';
import { spendingRows } from '../spending-rows';
import { CategoryPanel } from './category-panel';
import { CategoryPieCard } from './category-pie-card';
import { CategorySection } from './category-section';
import { CumulativeCard } from './cumulative-card';
import { SpendingCards } from './spending-cards';
import { pieShares, spendingTotals } from './spending-view';
import styles from './spending.module.css';

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

interface SpendingBoardProps {
  readonly transactions: readonly Transaction[];
  readonly budget: BudgetAnswer;
  readonly month: IsoMonth;
  readonly onMonth: (month: IsoMonth) => void;
}

function SpendingBoard({ transactions, budget, month, onMonth }: SpendingBoardProps) {
  const months = useMemo(() => monthsWithData(transactions), [transactions]);
  if (months.length === 0) return <NothingYet />;
  return (
    <Board busy={month !== budget.month}>
      <div className={styles.months}>
        <ChipGroup
          label="Month"
          options={months.map((value) => ({ value, label: monthLabel(value) }))}
          value={month}
          onChange={onMonth}
        />
      </div>
      <SpendingFigures transactions={transactions} budget={budget} />
    </Board>
  );
}

type SpendingFiguresProps = Pick<SpendingBoardProps, 'transactions' | 'budget'>;

/** A press on a month draws nothing until the answer arrives. */
const SpendingFigures = memo(function SpendingFigures(props: SpendingFiguresProps) {
  const { transactions, budget } = props;
  const [opened, setOpened] = useState<Category>();
  const shares = pieShares(transactions, budget);
  return (
    <>
      <AsOf instant={budget.asOf} />
      <SpendingCards
        month={budget.month}
        totals={spendingTotals(transactions, budget)}
        rows={spendingRows(
          budget.month,
          shares.map(({ category }) => category),
        )}
      />
      <CumulativeCard transactions={transactions} month={budget.month} today={budget.today} />
      <CategoryPieCard month={budget.month} shares={shares} onOpen={setOpened} />
      <CategorySection
        key={budget.month}
        transactions={transactions}
        budget={budget}
        onOpen={setOpened}
      />
      {opened && (
        <CategoryPanel
          transactions={transactions}
          budget={budget}
          category={opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
});

function NothingYet() {
  return (
    <Card>
      <EmptyState
        title="No transactions yet"
        hint="Connect your bank or add a transaction to see where your money goes."
        action={<ButtonLink to="/accounts">Go to accounts</ButtonLink>}
      />
    </Card>
  );
}
