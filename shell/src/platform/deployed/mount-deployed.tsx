import { StandaloneFrame } from '@halyard/shared-contracts/remote';
import {
  createAppStore,
  scenarioIn,
  scenarioWorld,
  type World,
} from '@halyard/shared-contracts/store';
import { ErrorView, LoadingView } from '@halyard/shared-contracts/ui';
import { StrictMode, useState } from 'react';
import type { Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { PlatformNotices } from '../notice/platform-notices';
import type { Platform } from '../platform';
import { RemoteScreen } from '../screen/remote-screen';
import { screenCache } from '../screen/screen-cache';
import { useRoutes } from '../screen/use-routes';
import { DEPLOYED_PATH } from './deployed-path';

function DeployedRemote({
  name,
  platform,
}: {
  readonly name: string;
  readonly platform: Platform;
}) {
  const { loader, overrides } = platform;
  const [cache] = useState(() => screenCache(loader));
  const { routes, retry } = useRoutes(loader);
  if (routes === undefined) return <LoadingView />;
  const own = routes?.filter(({ remote }) => remote === name) ?? [];
  if (own.length === 0)
    return <ErrorView message={`There is no remote ${name} in the registry.`} onRetry={retry} />;
  const screens = own.map((route) => ({
    path: route.path,
    element: <RemoteScreen route={route} cache={cache} overrides={overrides} />,
  }));
  return <StandaloneFrame name={name} screens={screens} />;
}

/** Serves /standalone/<remote>: published files under the same guards, without the shell's screens. */
export function mountDeployed(root: Root, world: World, platform: Platform): void {
  const { pathname, search } = window.location;
  const name = pathname.slice(DEPLOYED_PATH.length).split('/', 1)[0] ?? '';
  const scenario = scenarioIn(search);
  const store = createAppStore(scenario === null ? world : scenarioWorld(scenario, world));
  root.render(
    <StrictMode>
      <Provider store={store}>
        <BrowserRouter basename={`${DEPLOYED_PATH}${name}`}>
          <PlatformNotices platform={platform} />
          <DeployedRemote name={name} platform={platform} />
        </BrowserRouter>
      </Provider>
    </StrictMode>,
  );
}
