import { combineSlices, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { appApi } from './app-api';
import { liveUpdates } from './live/live-updates';
import { STORAGE_KEYS } from './storage';
import type { World } from './world';

export const rootReducer = combineSlices(appApi);

const DEVELOPMENT_CHECK_MS = 1_000;

function rememberOwnData(world: World) {
  const listener = createListenerMiddleware();
  listener.startListening({
    matcher: appApi.endpoints.accounts.matchFulfilled,
    effect: ({ payload }) => {
      // From now on, the sample no longer replaces a failed answer.
      if (payload.source === 'own') world.storage.setItem(STORAGE_KEYS.ownData, 'true');
      else world.storage.removeItem(STORAGE_KEYS.ownData);
    },
  });
  return listener.middleware;
}

export function createAppStore(world: World) {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: world },
        immutableCheck: { warnAfter: DEVELOPMENT_CHECK_MS },
        serializableCheck: { warnAfter: DEVELOPMENT_CHECK_MS },
      })
        .prepend(rememberOwnData(world), liveUpdates(world))
        .concat(appApi.middleware),
  });
  setupListeners(store.dispatch);
  world.followDay?.(() => store.dispatch(appApi.util.invalidateTags(['Finance'])));
  return store;
}

export type AppStore = ReturnType<typeof createAppStore>;
export type AppState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];
