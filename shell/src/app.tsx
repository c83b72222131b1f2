import type { KeyValueStore } from '@halyard/shared-contracts/store';
import { Button, LoadingView } from '@halyard/shared-contracts/ui';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { RouteGate } from './gate/route-gate';
import { useOnboarding } from './gate/use-onboarding';
import { MainShell } from './main-shell';
import type { Platform } from './platform/platform';
import styles from './standing-page.module.css';

const WelcomeScreen = lazy(() =>
  import(/* webpackChunkName: "welcome" */ './welcome/welcome-screen').then((module) => ({
    default: module.WelcomeScreen,
  })),
);
const OnboardingScreen = lazy(() =>
  import(/* webpackChunkName: "onboarding" */ './onboarding/onboarding-screen').then((module) => ({
    default: module.OnboardingScreen,
  })),
);

interface AppProps {
  readonly storage: KeyValueStore;
  readonly platform: Platform;
}

export function App({ storage, platform }: AppProps) {
  const { complete, finish, enter } = useOnboarding(storage);
  return (
    <ErrorBoundary FallbackComponent={RouteErrorPage}>
      <Suspense fallback={<LoadingView />}>
        <RouteGate
          complete={complete}
          welcome={<WelcomeScreen onEnter={enter} />}
          onboarding={<OnboardingScreen storage={storage} onComplete={finish} />}
        >
          <MainShell storage={storage} platform={platform} />
        </RouteGate>
      </Suspense>
    </ErrorBoundary>
  );
}

/** Must not need anything of the shell, which has failed. */
function RouteErrorPage() {
  return (
    <main className={styles.page} role="alert">
      <h1>Unexpected Application Error!</h1>
      <p>Nothing you saved is lost. Load the page again, or go back to the start.</p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
        <a href="/">Go to home</a>
      </div>
    </main>
  );
}
