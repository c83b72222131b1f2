import { ButtonLink, LoadingView, Page } from '@halyard/shared-contracts/ui';
import { lazy, Suspense } from 'react';

const Simulator = lazy(async () => ({
  default: (await import(/* webpackChunkName: "years-ahead" */ './simulator')).Simulator,
}));

export function ScoreScreen() {
  return (
    <Page
      title="Score"
      lead="Move a factor and see what it does to your score."
      actions={<ButtonLink to="/what-if">What if</ButtonLink>}
    >
      <Suspense fallback={<LoadingView message="Loading your score..." />}>
        <Simulator />
      </Suspense>
    </Page>
  );
}
