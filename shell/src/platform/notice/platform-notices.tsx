import { useIdle } from '@halyard/shared-contracts/ui';
import { type ComponentType, lazy, Suspense } from 'react';
import type { Platform } from '../platform';

const LatePlatform = lazy<ComponentType<{ readonly platform: Platform }>>(() =>
  import(/* webpackChunkName: "platform-session" */ './late-platform').then(
    (module) => ({ default: module.LatePlatform }),
    // The screens work without it.
    () => ({ default: () => null }),
  ),
);

/** No screen needs it at the start. */
export function PlatformNotices({ platform }: { readonly platform: Platform }) {
  const idle = useIdle();
  return <Suspense fallback={null}>{idle && <LatePlatform platform={platform} />}</Suspense>;
}
