import { combineSlices, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { appApi } from './app-api';
import { liveUpdates } from './live-updates';
import { STORAGE_KEYS } from './storage';
import type { World } from './world';

/** The root reducer; a remote that needs state which outlives its screen injects a slice named after itself. */
export const rootReducer = combineSlices(appApi);

const DEVELOPMENT_CHECK_MS = 1_000;

/** Stores in the browser whether the user has own figures (see `sampleFallback`). */
function rememberOwnData(world: World) {
  const listener = createListenerMiddleware();
  listener.startListening({
    matcher: appApi.endpoints.accounts.matchFulfilled,
    effect: ({ payload }) => {
      // Once set, sample figures come only from the server: the fallback no longer answers (see sampleFallback).
      if (payload.source === 'own') world.storage.setItem(STORAGE_KEYS.ownData, 'true');
      else world.storage.removeItem(STORAGE_KEYS.ownData);
    },
  });
  return listener.middleware;
}

/** The product's store over one world. The shell makes it once; a remote alone makes its own the same way. */
export function createAppStore(world: World) {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: world },
        // In development these walk every row of the cache with each action; a large list is no mistake.
        immutableCheck: { warnAfter: DEVELOPMENT_CHECK_MS },
        serializableCheck: { warnAfter: DEVELOPMENT_CHECK_MS },
      })
        .prepend(rememberOwnData(world), liveUpdates(world))
        .concat(appApi.middleware),
  });
  setupListeners(store.dispatch);
  return store;
}

export type AppStore = ReturnType<typeof createAppStore>;
export type AppState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];
