import type { KeyValueStore } from '@halyard/shared-contracts/store';
import { ErrorView, LoadingView } from '@halyard/shared-contracts/ui';
import { lazy, Suspense, useEffect } from 'react';
import { NavigationType, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { useShellSessionQuery } from './identity/auth-api';
import { useNotifyOtherTabs } from './identity/user/use-notify-other-tabs';
import { StorageNotice } from './identity/storage/storage-notice';
import { MainLayout } from './layout/main-layout';
import { menuOf } from './layout/menu/menu';
import { NotFoundScreen } from './not-found-screen';
import { OWN_SCREENS } from './own-screens';
import { PlatformNotices } from './platform/notice/platform-notices';
import type { Platform } from './platform/platform';
import { RemoteScreen } from './platform/screen/remote-screen';
import { useVersionUpdates } from './platform/screen/use-version-updates';
import { useRoutes } from './platform/screen/use-routes';
import { useDocumentTitle } from './use-document-title';

/** A return and an address with a hash have their own scroll position. */
function useScrollToTop(): void {
  const { pathname, hash } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const isOwnPlace = isReturn || hash !== '';
  useEffect(() => {
    if (!isOwnPlace) window.scrollTo({ top: 0 });
  }, [pathname, isOwnPlace]);
}

const identity = () => import(/* webpackChunkName: "identity" */ './identity/identity-screens');
const SettingsScreen = lazy(() =>
  identity().then((module) => ({ default: module.SettingsScreen })),
);
const PlatformScreen = lazy(() =>
  import(/* webpackChunkName: "platform-panel" */ './platform/panel/platform-screen').then(
    (module) => ({ default: module.PlatformScreen }),
  ),
);

interface MainShellProps {
  readonly storage: KeyValueStore;
  readonly platform: Platform;
}

export function MainShell({ storage, platform }: MainShellProps) {
  const { loader, overrides, screens: cache, registry } = platform;
  const { routes, retry } = useRoutes(loader);
  const { pathname, key } = useLocation();
  useVersionUpdates(cache, key);
  useEffect(() => registry.onChange(cache.withdraw), [registry, cache]);
  // The answer sets the cookie that a first write needs.
  useShellSessionQuery();
  useNotifyOtherTabs();
  useDocumentTitle(pathname, routes);
  useScrollToTop();
  const warm = (path: string) => {
    const route = routes?.find((each) => each.path === path);
    if (route) cache.warm(route);
  };
  return (
    <MainLayout navigation={{ entries: menuOf(routes ?? []), onIntent: warm }}>
      <PlatformNotices platform={platform} />
      <StorageNotice />
      <Suspense fallback={<LoadingView />}>
        <Routes>
          {Object.entries(OWN_SCREENS).map(([path, Screen]) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
          <Route path="/settings" element={<SettingsScreen storage={storage} />} />
          <Route path="/__platform" element={<PlatformScreen platform={platform} />} />
          {routes?.map((route) => (
            <Route
              key={route.path}
              path={route.path}
              element={<RemoteScreen route={route} cache={cache} overrides={overrides} />}
            />
          ))}
          <Route path="*" element={<Elsewhere routes={routes} retry={retry} />} />
        </Routes>
      </Suspense>
    </MainLayout>
  );
}

function Elsewhere({ routes, retry }: ReturnType<typeof useRoutes>) {
  if (routes === null)
    return <ErrorView message="The screens could not be listed." onRetry={retry} />;
  if (routes === undefined) return <LoadingView />;
  return <NotFoundScreen />;
}
