export {
  appApi,
  read,
  useAccountsQuery,
  useBankStatusQuery,
  useHoldingsQuery,
  useLiabilitiesQuery,
  useNetWorthQuery,
  useProfileQuery,
  useSpendingQuery,
  useTransactionsQuery,
} from './app-api';
export {
  type AppDispatch,
  type AppState,
  type AppStore,
  createAppStore,
  rootReducer,
} from './app-store';
export { type ApiError, failureMessage, isApiError } from './api-error';
export { eventStream } from './live/event-stream';
export { SAMPLE_DELAY_MS } from './sample-fallback';
export { scenarioIn, scenarioProblem, scenarioWorld } from './scenario/scenario';
export { type KeyValueStore, memoryStorage, safeStorage, STORAGE_KEYS } from './storage';
export { useSource } from './use-source';
export { useToday } from './use-today';
export { browserWorld, type World, worldOf } from './world';
