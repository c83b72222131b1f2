import { safeStorage, STORAGE_KEYS } from '@halyard/shared-contracts/store';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { LinkSummary } from '../../link-summary/link-summary';
import { FooterContent } from './footer-content';

const FirstGoals = lazy<ComponentType>(() =>
  import(/* webpackChunkName: "onboarding" */ '../../onboarding/first-goals').then(
    (module) => ({ default: module.FirstGoals }),
    // The next page load tries again.
    () => ({ default: () => null }),
  ),
);

function hasGoals(): boolean {
  const storage = safeStorage('localStorage');
  const keys = [STORAGE_KEYS.onboardingAnswers, STORAGE_KEYS.onboardingGoals];
  return keys.some((key) => storage.getItem(key) !== null);
}

export function LateContent({ folded }: { readonly folded: boolean }) {
  const [mayHaveGoals] = useState(hasGoals);
  return (
    <>
      <Suspense fallback={null}>{mayHaveGoals && <FirstGoals />}</Suspense>
      <FooterContent folded={folded} />
      <LinkSummary />
    </>
  );
}
