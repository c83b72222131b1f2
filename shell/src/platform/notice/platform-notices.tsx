import { lazy, Suspense, useEffect, useState } from 'react';
import type { Platform } from '../platform';

const OverrideBadge = lazy(() =>
  import(/* webpackChunkName: "platform-session" */ './notice-bars').then((module) => ({
    default: module.OverrideBadge,
  })),
);
const SavedConfiguration = lazy(() =>
  import(/* webpackChunkName: "platform-session" */ './notice-bars').then((module) => ({
    default: module.SavedConfiguration,
  })),
);

function useIsSaved({ registry }: Platform): boolean {
  const [isSaved, setIsSaved] = useState(false);
  useEffect(() => {
    registry.current().then(
      ({ origin }) => setIsSaved(origin === 'saved'),
      () => setIsSaved(false),
    );
  }, [registry]);
  return isSaved;
}

/** Usually there is no notice. */
export function PlatformNotices({ platform }: { readonly platform: Platform }) {
  const isSaved = useIsSaved(platform);
  const isChosen = Object.keys(platform.overrides.all()).length > 0;
  return (
    <Suspense fallback={null}>
      {isChosen && <OverrideBadge platform={platform} />}
      {isSaved && <SavedConfiguration />}
    </Suspense>
  );
}
