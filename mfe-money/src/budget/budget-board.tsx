import {
  budgetLines,
  budgetTotals,
  type BudgetTotals,
  type CategoryKey,
  type IsoMonth,
  remainingTone,
  unbudgetedSpending,
} from '@halyard/shared-contracts/finance';
import {
  Board,
  Button,
  Card,
  EmptyState,
  Money,
  monthLabel,
  PutAside,
  StatCard,
  StatRow,
} from '@halyard/shared-contracts/ui';
import type { BudgetAnswer } from '@halyard/shared-contracts/wire';
import { useState } from 'react';
import { abs } from '@halyard/shared-contracts/money';
import { BudgetEditor } from './budget-editor';
import { BudgetLineDialog } from './budget-line-dialog';
import { BudgetLines } from './budget-lines';
import { MonthHeader } from './month-header';
import { UnbudgetedCard } from './unbudgeted-card';
import { HeroAmount } from '../hero-amount';

function BudgetCards({ totals }: { readonly totals: BudgetTotals }) {
  const { budgeted, spent, setAside, remaining } = totals;
  return (
    <StatRow>
      <StatCard label="Total Budgeted" value={<Money amount={budgeted} />} />
      <StatCard
        label="Total Spent"
        value={<Money amount={spent} />}
        note={setAside > 0 && <PutAside amount={setAside} />}
      />
      {remaining === null ? (
        <StatCard label="Remaining" value={<HeroAmount amount={null} />} />
      ) : (
        <StatCard
          label={remaining < 0 ? 'Over Budget' : 'Remaining'}
          value={<HeroAmount amount={abs(remaining)} />}
          tone={remainingTone(remaining, budgeted)}
        />
      )}
    </StatRow>
  );
}

interface BudgetBoardProps {
  readonly answer: BudgetAnswer;
  readonly month: IsoMonth;
  readonly onMonth: (month: IsoMonth) => void;
}

export function BudgetBoard({ answer, month, onMonth }: BudgetBoardProps) {
  const [editing, setEditing] = useState<'all' | CategoryKey>();
  const lines = budgetLines(answer);
  const totals = budgetTotals(answer);
  const close = () => setEditing(undefined);
  const editAll = () => setEditing('all');
  return (
    <Board busy={month !== answer.month}>
      <MonthHeader
        month={month}
        months={answer.months}
        remaining={totals.remaining}
        asOf={answer.asOf}
        onMonth={onMonth}
        onEdit={editAll}
      />
      <BudgetCards totals={totals} />
      {lines.length > 0 ? (
        <BudgetLines lines={lines} onEdit={setEditing} />
      ) : (
        <NoBudget month={answer.month} onEdit={editAll} />
      )}
      <UnbudgetedCard categories={unbudgetedSpending(answer)} onSet={setEditing} />
      {editing === 'all' && <BudgetEditor answer={answer} onClose={close} />}
      {editing !== undefined && editing !== 'all' && (
        <BudgetLineDialog answer={answer} categoryKey={editing} onClose={close} />
      )}
    </Board>
  );
}

function NoBudget({ month, onEdit }: { readonly month: IsoMonth; readonly onEdit: () => void }) {
  return (
    <Card>
      <EmptyState
        title={`No budget for ${monthLabel(month)} yet`}
        hint="Set an amount per category. You can start from what you spent in the last three months."
        action={
          <Button variant="primary" onClick={onEdit}>
            Set up a budget
          </Button>
        }
      />
    </Card>
  );
}
