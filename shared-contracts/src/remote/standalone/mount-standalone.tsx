import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import {
  browserWorld,
  createAppStore,
  safeStorage,
  scenarioIn,
  scenarioWorld,
} from '@halyard/shared-contracts/store';
import { LoadingView } from '@halyard/shared-contracts/ui';
import '@halyard/shared-contracts/ui/tokens.css';
import type { RemoteModule } from '../remote-module';
import { StandaloneFrame } from './standalone-frame';

/** A scenario such as `?scenario=linked` needs no API. */
function standaloneWorld() {
  const world = browserWorld(safeStorage('localStorage'));
  const scenario = scenarioIn(window.location.search);
  return scenario === null ? world : scenarioWorld(scenario, world);
}

const screensOf = ({ routes }: RemoteModule) =>
  routes.map(({ path, load }) => {
    const Screen = lazy(load);
    return {
      path,
      element: (
        <Suspense fallback={<LoadingView />}>
          <Screen />
        </Suspense>
      ),
    };
  });

export function mountStandalone(remote: RemoteModule): void {
  const container = document.getElementById('root');
  if (!container) throw new Error('the page of a remote alone needs an element with the id root');
  createRoot(container).render(
    <StrictMode>
      <Provider store={createAppStore(standaloneWorld())}>
        <BrowserRouter>
          <StandaloneFrame name={remote.name} screens={screensOf(remote)} />
        </BrowserRouter>
      </Provider>
    </StrictMode>,
  );
}
