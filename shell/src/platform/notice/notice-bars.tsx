import { Button, ButtonLink } from '@halyard/shared-contracts/ui';
import { useEffect, useState } from 'react';
import type { Platform } from '../platform';
import styles from '../../warning-bar.module.css';

/** A misspelled version must not look like a choice. */
function useUnknown({ registry, overrides }: Platform): readonly string[] {
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  useEffect(() => {
    registry.current().then(
      ({ registry: { remotes } }) =>
        setUnknown(Object.keys(overrides.all()).filter((name) => !Object.hasOwn(remotes, name))),
      () => setUnknown([]),
    );
  }, [registry, overrides]);
  return unknown;
}

export function OverrideBadge({ platform }: { readonly platform: Platform }) {
  const unknown = useUnknown(platform);
  const chosen = Object.entries(platform.overrides.all())
    .filter(([remote]) => !unknown.includes(remote))
    .map(([remote, version]) => `${remote}@${version}`);
  const reset = () => {
    platform.overrides.reset();
    window.location.reload();
  };
  return (
    <section className={styles.bar} aria-label="Chosen versions">
      <p className={styles.text}>
        {chosen.length > 0 && <>You are looking at {chosen.join(', ')}. </>}
        {unknown.length > 0 && <>There is no remote {unknown.join(', ')}. </>}
      </p>
      <ButtonLink to="/__platform" size="small">
        Choose versions
      </ButtonLink>
      <Button size="small" onClick={reset}>
        Reset
      </Button>
    </section>
  );
}

export function SavedConfiguration() {
  return (
    <p role="status" className={styles.bar}>
      Using saved configuration. Some screens may be of an earlier version.
    </p>
  );
}
