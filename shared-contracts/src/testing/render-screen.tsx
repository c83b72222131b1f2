import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type ReactNode, Suspense } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import {
  type AppStore,
  createAppStore,
  type KeyValueStore,
  memoryStorage,
  type World,
} from '@halyard/shared-contracts/store';
import { ToastProvider } from '@halyard/shared-contracts/ui';
import type { FakeBackend } from './fake-backend';

export interface ScreenOptions {
  readonly backend: FakeBackend;
  readonly route?: string;
  readonly storage?: KeyValueStore;
  readonly now?: Date;
  readonly screens?: World['screens'];
  readonly followDay?: World['followDay'];
}

export interface RenderedScreen extends RenderResult {
  readonly user: UserEvent;
  readonly store: AppStore;
  location(): string;
}

/** Uses the real store and router without artificial delays. */
export function renderScreen(screen: ReactNode, options: ScreenOptions): RenderedScreen {
  const store = createAppStore({
    fetch: options.backend.fetch,
    origin: window.location.origin,
    storage: options.storage ?? memoryStorage(),
    now: () => options.now ?? new Date('2025-06-30T12:00:00Z'),
    delay: () => Promise.resolve(),
    ...(options.screens && { screens: options.screens }),
    ...(options.followDay && { followDay: options.followDay }),
  });
  let path = '';
  function LocationProbe() {
    const { pathname, search } = useLocation();
    path = pathname + search;
    return null;
  }
  const result = render(
    <Provider store={store}>
      <ToastProvider>
        <MemoryRouter initialEntries={[options.route ?? '/']}>
          <Suspense fallback={null}>{screen}</Suspense>
          <LocationProbe />
        </MemoryRouter>
      </ToastProvider>
    </Provider>,
  );
  return { ...result, user: userEvent.setup(), store, location: () => path };
}
