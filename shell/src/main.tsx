import { browserWorld, createAppStore, safeStorage } from '@halyard/shared-contracts/store';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import type { KeyRing } from '@halyard/shared-contracts/remote/registry';
import { App } from './app';
import { hasFigures } from './identity/auth-api';
import { forgetUserWithOtherTabs } from './identity/user/forget-user';
import { DEPLOYED_PATH } from './platform/deployed/deployed-path';
import { withFirstReads } from './first-reads';
import { startPlatform } from './platform/platform';
import { searchableScreens } from './search/searchable-screens';
import { applyTheme } from './theme/theme';
import '@halyard/shared-contracts/ui/tokens.css';

/** Longest wait of deferred work, ms. */
const LATEST_MS = 5_000;

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: LATEST_MS });
  else setTimeout(work, LATEST_MS);
}

declare const HALYARD_REGISTRY_KEYS: KeyRing | undefined;

/** A shell without keys trusts no registry. */
const registryKeys: KeyRing =
  typeof HALYARD_REGISTRY_KEYS === 'object' ? HALYARD_REGISTRY_KEYS : {};

const container = document.getElementById('root');
if (!container) throw new Error('the page has no element with the id root');

const storage = safeStorage('localStorage');
applyTheme(storage);
const world = withFirstReads(browserWorld(storage), window.halyardFirstReads);
const platform = startPlatform(document, window, world, registryKeys);

const root = createRoot(container);
const store = createAppStore({
  ...world,
  screens: () => searchableScreens(platform.loader.knownRoutes()),
});

forgetUserWithOtherTabs({
  window,
  container,
  unmount: () => root.unmount(),
  hasFigures: () => hasFigures(store),
  reload: () => window.location.reload(),
});

const showProduct = () =>
  root.render(
    <StrictMode>
      <Provider store={store}>
        <BrowserRouter>
          <App storage={storage} platform={platform} />
        </BrowserRouter>
      </Provider>
    </StrictMode>,
  );

const showDeployed = () =>
  import(/* webpackChunkName: "platform-deployed" */ './platform/deployed/mount-deployed').then(
    ({ mountDeployed }) => mountDeployed(root, world, platform),
  );

if (window.location.pathname.startsWith(DEPLOYED_PATH)) void showDeployed();
else showProduct();

whenIdle(
  () =>
    void import(/* webpackChunkName: "platform-session" */ './platform/session').then(
      ({ keepSession }) => keepSession(platform),
    ),
);
