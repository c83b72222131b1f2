import { Board, Grid } from '@halyard/shared-contracts/ui';
import { ActionsCard } from './actions-card';
import { InsightsCard } from './insights-card';
import { MoneyFlowCard } from './money-flow-card';
import { PlannerCard } from './planner/planner-card';
import { type PlanData, wealthPlanView } from './wealth-plan-view';

export function PlanBoard({ financialData }: { readonly financialData: PlanData }) {
  const { flow, basis, actions, insights } = wealthPlanView(financialData);
  return (
    <Board>
      <MoneyFlowCard flow={flow} basis={basis} />
      <Grid columns={2}>
        <ActionsCard actions={actions} incomeKnown={basis !== null} />
        <InsightsCard insights={insights} />
      </Grid>
      <PlannerCard liabilities={financialData.liabilities} today={financialData.today} />
    </Board>
  );
}
