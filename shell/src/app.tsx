import type { KeyValueStore } from '@halyard/shared-contracts/store';
import { lazy } from 'react';
import { GatedApp } from './gate/gated-app';
import { useOnboarding } from './gate/use-onboarding';
import { MainShell } from './main-shell';
import type { Platform } from './platform/platform';

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
    <GatedApp
      complete={complete}
      welcome={<WelcomeScreen onEnter={enter} />}
      onboarding={<OnboardingScreen storage={storage} onComplete={finish} />}
    >
      <MainShell storage={storage} platform={platform} />
    </GatedApp>
  );
}
