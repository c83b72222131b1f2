import { useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { hasContributions } from '../slots/offered-contributions';
import { Slots } from '../slots/slots';
import type { Platform } from '../platform';
import { startSession } from '../session';
import { OverrideBadge, SavedConfiguration } from './notice-bars';

function useRegistry({ registry }: Platform) {
  const [known, setKnown] = useState({ isSaved: false, offers: false });
  useEffect(() => {
    const read = () =>
      void registry.current().then(
        ({ origin, registry: rules }) =>
          setKnown({ isSaved: origin === 'saved', offers: hasContributions(rules) }),
        () => undefined,
      );
    read();
    return registry.onChange(read);
  }, [registry]);
  return known;
}

function Session({ platform }: { readonly platform: Platform }) {
  useEffect(() => startSession(platform), [platform]);
  return null;
}

/** A failure here does not affect any screen. */
export function LatePlatform({ platform }: { readonly platform: Platform }) {
  const { isSaved, offers } = useRegistry(platform);
  const isChosen = Object.keys(platform.overrides.all()).length > 0;
  return (
    <>
      {isChosen && <OverrideBadge platform={platform} />}
      {isSaved && <SavedConfiguration />}
      <ErrorBoundary fallback={null}>
        <Session platform={platform} />
      </ErrorBoundary>
      <ErrorBoundary fallback={null}>{offers && <Slots platform={platform} />}</ErrorBoundary>
    </>
  );
}
