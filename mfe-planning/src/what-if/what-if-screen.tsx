import { ButtonLink, LoadingView, Page } from '@halyard/shared-contracts/ui';
import { lazy, Suspense } from 'react';

const WhatIf = lazy(async () => ({
  default: (await import(/* webpackChunkName: "years-ahead" */ './what-if')).WhatIf,
}));

export function WhatIfScreen() {
  return (
    <Page
      title="What if"
      lead="Change something and see debts, goals, score, protection, and retirement side by side."
      actions={
        <>
          <ButtonLink to="/wealth-plan">Wealth plan</ButtonLink>
          <ButtonLink to="/score">Score</ButtonLink>
        </>
      }
    >
      <Suspense fallback={<LoadingView message="Loading your plan..." />}>
        <WhatIf />
      </Suspense>
    </Page>
  );
}
