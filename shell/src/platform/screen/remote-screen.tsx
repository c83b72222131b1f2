import { ErrorView, LoadingView } from '@halyard/shared-contracts/ui';
import {
  createElement,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import type { Overrides } from '../choice/overrides';
import type { OwnedRoute } from '../loader/owned-routes';
import { ClockError } from '../registry/clock-error';
import type { ScreenCache } from './screen-cache';
import styles from './screen-state.module.css';

const LATE_MS = 3_000;

function RemoteLoading({ message }: { readonly message: string }) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <LoadingView message={message} />
      {isLate && (
        <p role="status" className={styles.late}>
          This is taking longer than usual.
        </p>
      )}
    </>
  );
}

interface RemoteScreenProps {
  readonly route: OwnedRoute;
  readonly cache: ScreenCache;
  readonly overrides: Overrides;
}

interface ArrivingScreenProps extends Pick<RemoteScreenProps, 'route' | 'cache'> {
  readonly isReplaced: boolean;
}

function ArrivingScreen({ route, cache, isReplaced }: ArrivingScreenProps) {
  const { subscribe, now } = cache.get(route);
  // For hydration, a page that shows only the frame needs its loading text.
  const first = () => (window.halyardView?.screen ? now() : null);
  const screen = useSyncExternalStore(subscribe, now, first);
  if (!screen) return <RemoteLoading message={route.loading} />;
  return (
    <>
      {isReplaced && (
        <p role="status" className={styles.late}>
          {route.title} was switched off and opened again in another version.
        </p>
      )}
      {createElement(screen)}
    </>
  );
}

export function RemoteScreen({ route, cache, overrides }: RemoteScreenProps) {
  const [attempt, setAttempt] = useState(0);
  const counted = () => cache.withdrawals(route.remote);
  const withdrawals = useSyncExternalStore(cache.subscribe, counted, counted);
  const [before] = useState(withdrawals);
  const showing = `${route.path} ${attempt} ${withdrawals}`;
  const crashed = useRef('');
  const startAgain = () => setAttempt((count) => count + 1);
  const retry = () => {
    cache.startOver(route.remote);
    startAgain();
  };
  const unavailable = ({ error }: FallbackProps) => (
    <UnavailableView route={route} overrides={overrides} error={error} onRetry={retry} />
  );
  return (
    <ErrorBoundary
      key={showing}
      onError={(error) => {
        // Several effects may throw together.
        if (crashed.current === showing) return;
        crashed.current = showing;
        if (cache.crashed(route, error)) startAgain();
      }}
      fallbackRender={unavailable}
    >
      <Suspense fallback={<RemoteLoading message={route.loading} />}>
        <ArrivingScreen route={route} cache={cache} isReplaced={withdrawals > before} />
      </Suspense>
    </ErrorBoundary>
  );
}

interface UnavailableViewProps {
  readonly route: OwnedRoute;
  readonly overrides: Overrides;
  readonly error: unknown;
  readonly onRetry: () => void;
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

function reason(title: string, error: unknown): string {
  // Without a connection, no screen works.
  if (!navigator.onLine)
    return `You are offline. ${title} opens as soon as there is a connection again.`;
  if (error instanceof ClockError)
    return `The clock of this device is wrong. Set it, and ${title} opens.`;
  return `${title} is not available right now. The rest of Halyard works.`;
}

/** A failed override is not replaced silently. */
function UnavailableView({ route, overrides, error, onRetry }: UnavailableViewProps) {
  const online = useEffectEvent(onRetry);
  useEffect(() => {
    const again = () => online();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  const chosen = overrides.versionOf(route.remote);
  const message =
    chosen === null
      ? reason(route.title, error)
      : `${route.title} cannot be shown by ${route.remote}@${chosen}. ${messageOf(error)}`;
  return <ErrorView message={message} onRetry={onRetry} />;
}
