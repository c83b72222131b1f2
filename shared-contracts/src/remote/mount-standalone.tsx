import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter, NavLink, Route, Routes } from 'react-router-dom';
import {
  browserWorld,
  createAppStore,
  safeStorage,
  sampleFetch,
} from '@halyard/shared-contracts/store';
import { LoadingView } from '@halyard/shared-contracts/ui';
import '@halyard/shared-contracts/ui/tokens.css';
import type { RemoteModule } from './remote-module';
import styles from './mount-standalone.module.css';

/** `?backend=sample` answers every read from the sample household; otherwise the page talks to a real api. */
function standaloneWorld() {
  const world = browserWorld(safeStorage('localStorage'));
  const backend = new URLSearchParams(window.location.search).get('backend');
  return backend === 'sample' ? { ...world, fetch: sampleFetch } : world;
}

const lazyRoutes = (remote: RemoteModule) =>
  remote.routes.map(({ path, load }) => ({ path, Screen: lazy(load) }));

function StandaloneFrame({
  name,
  routes,
}: {
  name: string;
  routes: ReturnType<typeof lazyRoutes>;
}) {
  return (
    <>
      <nav className={styles.nav} aria-label={name}>
        {routes.map(({ path }) => (
          <NavLink key={path} to={{ pathname: path, search: window.location.search }}>
            {path}
          </NavLink>
        ))}
      </nav>
      <main>
        <Suspense fallback={<LoadingView />}>
          <Routes>
            {routes.map(({ path, Screen }) => (
              <Route key={path} path={path} element={<Screen />} />
            ))}
            <Route path="*" element={<p>Choose a screen of {name}.</p>} />
          </Routes>
        </Suspense>
      </main>
    </>
  );
}

/** Runs one remote without the shell: same store, same kit, own page. */
export function mountStandalone(remote: RemoteModule): void {
  const container = document.getElementById('root');
  if (!container) throw new Error('the page of a remote alone needs an element with the id root');
  createRoot(container).render(
    <StrictMode>
      <Provider store={createAppStore(standaloneWorld())}>
        <BrowserRouter>
          <StandaloneFrame name={remote.name} routes={lazyRoutes(remote)} />
        </BrowserRouter>
      </Provider>
    </StrictMode>,
  );
}
