import {
  budgetLines,
  budgetTotals,
  CATEGORY_KEYS,
  type CategoryKey,
  categoryOfKey,
  everydayBudget,
  type IsoMonth,
  unbudgetedSpending,
} from '@halyard/shared-contracts/finance';
import { Board } from '@halyard/shared-contracts/ui';
import type { BudgetAnswer } from '@halyard/shared-contracts/wire';
import { useState } from 'react';
import { spendingRows } from '../spending-rows';
import { BudgetCards } from './budget-cards';
import { BudgetEditor } from './edit/budget-editor';
import { BudgetLineDialog } from './edit/budget-line-dialog';
import { BudgetLines } from './lines/budget-lines';
import { EverydayStrip } from './everyday/everyday-strip';
import { LateRows } from './late-rows';
import { MonthHeader } from './month-header';
import { NoBudget } from './no-budget';
import { ToAssign } from './everyday/to-assign';
import { UnbudgetedCard } from './unbudgeted-card';

const spentOn = ({ spent }: Pick<BudgetAnswer, 'spent'>) =>
  CATEGORY_KEYS.filter((key) => spent[key] !== undefined).map(categoryOfKey);

interface BudgetBoardProps {
  readonly answer: BudgetAnswer;
  readonly month: IsoMonth;
  readonly onMonth: (month: IsoMonth) => void;
}

export function BudgetBoard({ answer, month, onMonth }: BudgetBoardProps) {
  const [editing, setEditing] = useState<CategoryKey>();
  const lines = budgetLines(answer);
  const totals = budgetTotals(answer);
  const everyday = everydayBudget(answer, answer.today);
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
      {everyday && <EverydayStrip everyday={everyday} />}
      {lines.length === 0 && <NoBudget answer={answer} onEdit={editAll} />}
      <BudgetCards totals={totals} rows={spendingRows(answer.month, spentOn(answer))} />
      <ToAssign answer={answer} />
      {lines.length > 0 && <BudgetLines answer={answer} lines={lines} onEdit={setEditing} />}
      <LateRows late={answer.late} />
      <UnbudgetedCard
        categories={unbudgetedSpending(answer)}
        onSet={lines.length > 0 ? setEditing : undefined}
      />
      {editing === 'all' && <BudgetEditor answer={answer} onClose={close} />}
      {editing !== undefined && editing !== 'all' && (
        <BudgetLineDialog answer={answer} categoryKey={editing} onClose={close} />
      )}
    </Board>
  );
}
