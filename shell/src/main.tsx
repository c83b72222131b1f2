import { browserWorld, createAppStore, safeStorage } from '@halyard/shared-contracts/store';
import '@halyard/shared-contracts/ui/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app';
import { hasFigures } from './identity/auth-api';
import { forgetPersonWithOtherTabs } from './identity/person/forget-person';
import { DEPLOYED_PATH } from './platform/deployed/deployed-path';
import { withFirstReads } from './first-reads';
import { startPlatform } from './platform/platform';
import { registryKeys } from './platform/registry/registry-keys';
import { whenIdle } from './platform/session/when-idle';
import { searchableScreens } from './search/searchable-screens';
import { applyTheme } from './theme/theme';

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

forgetPersonWithOtherTabs({
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
