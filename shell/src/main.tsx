import {
  type AppState,
  browserWorld,
  createAppStore,
  safeStorage,
} from '@halyard/shared-contracts/store';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { KEYS_ELEMENT_ID, type KeyRing } from '@halyard/shared-contracts/remote/registry';
import { App } from './app';
import { isOnboarded } from './gate/use-onboarding';
import { hasFigures } from './identity/auth-api';
import type { ShownView } from './first-view/take-over';
import { forgetUserWithOtherTabs } from './identity/user/forget-user';
import { DEPLOYED_PATH } from './platform/deployed/deployed-path';
import { withFirstReads } from './first-reads';
import { startPlatform } from './platform/platform';
import { searchableScreens } from './search/searchable-screens';
import { applyTheme } from './theme/theme';
import '@halyard/shared-contracts/ui/tokens.css';

/** It is set in development, where no server writes the page. */
declare const HALYARD_REGISTRY_KEYS: KeyRing | null;

/** Without keys, a shell trusts no registry. */
const registryKeys = (): KeyRing =>
  HALYARD_REGISTRY_KEYS ??
  JSON.parse(document.getElementById(KEYS_ELEMENT_ID)?.textContent || '{}');

const container = document.getElementById('root');
if (!container) throw new Error('no element has the id root');

const storage = safeStorage('localStorage');
applyTheme(storage);
const world = withFirstReads(browserWorld(storage), window.halyardFirstReads);
const platform = startPlatform(document, window, world, registryKeys());

const store = createAppStore({
  ...world,
  screens: () => searchableScreens(platform.loader.knownRoutes()),
});

/** React hydrates one part after another, and an answer that comes meanwhile must not change the later parts. */
const productOn = (drawn?: AppState) => (
  <StrictMode>
    <Provider store={store} serverState={drawn}>
      <BrowserRouter>
        <App storage={storage} platform={platform} />
      </BrowserRouter>
    </Provider>
  </StrictMode>
);

/** The router reads the address and listens to it at once, so going back between the two is not lost. */
const hydrate = (page: Element): Root =>
  flushSync(() => hydrateRoot(page, productOn(store.getState())));

/** A new visitor gets the page with the welcome screen at any address. */
function hydrateWelcome(page: Element): Root {
  window.history.replaceState(null, '', '/welcome');
  return hydrate(page);
}

const isOpen = isOnboarded(storage);
const isDeployed = window.location.pathname.startsWith(DEPLOYED_PATH);
/** In development, class names differ from the release that drew the view. */
const canHydrate = process.env.NODE_ENV !== 'development';
const view = (window.halyardView ??= null);
let root: Root | null = null;

const showDeployed = (into: Root) =>
  import(/* webpackChunkName: "platform-panel" */ './platform/deployed/mount-deployed').then(
    ({ mountDeployed }) => mountDeployed(into, world, platform),
  );

const isAsDrawn = (shown: ShownView): Promise<boolean> =>
  import(/* webpackChunkName: "platform-session" */ './first-view/take-over').then(
    ({ canTakeOver }) => canTakeOver(shown, platform, store, world),
    () => false,
  );

async function start(page: Element): Promise<void> {
  if (page.hasChildNodes() && !isOpen && !window.halyardFirstReads) root = hydrateWelcome(page);
  else if (view && canHydrate && (await isAsDrawn(view))) root = hydrate(page);
  else {
    root = createRoot(page);
    if (isDeployed) void showDeployed(root);
    else root.render(productOn());
  }
}

forgetUserWithOtherTabs({
  window,
  container,
  unmount: () => (root ? root.unmount() : container.replaceChildren()),
  hasFigures: () => hasFigures(store) || Boolean(view && !root),
  reload: () => window.location.reload(),
});

void start(container);
