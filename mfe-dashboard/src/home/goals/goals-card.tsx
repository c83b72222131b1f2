import { percentOf } from '@halyard/shared-contracts/money';
import { appApi, read } from '@halyard/shared-contracts/store';
import { ButtonLink, Card, ProgressBar } from '@halyard/shared-contracts/ui';
import { decodeGoals, type GoalsAnswer, PLAN_PATHS } from '@halyard/shared-contracts/wire';

const MOST = 3;

const goalsApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    dashboardGoals: build.query<GoalsAnswer, void>({
      query: () => read(PLAN_PATHS.goals),
      transformResponse: decodeGoals,
      providesTags: ['Finance'],
    }),
  }),
});

const toneOf = (state: GoalsAnswer['goals'][number]['state']) =>
  state === 'short' || state === 'overdue' ? 'warning' : 'positive';

export function GoalsCard() {
  const { data } = goalsApi.useDashboardGoalsQuery();
  if (!data || data.goals.length === 0) return null;
  return (
    <Card title="Goals" actions={<ButtonLink to="/goals">All goals</ButtonLink>}>
      {data.goals.slice(0, MOST).map(({ id, name, funded, target, pace, state }) => (
        <ProgressBar
          key={id}
          label={name}
          value={target === null ? 0 : percentOf(funded, target)}
          valueText={pace}
          tone={toneOf(state)}
        />
      ))}
    </Card>
  );
}
