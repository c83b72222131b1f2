import type { Registry } from '@halyard/shared-contracts/remote/registry';

export interface PublishedVersion {
  readonly remote: string;
  readonly version: string;
  /** An example is “canary, 100 of 1000”. */
  readonly who: string;
  /** It is an instant. */
  readonly at: string;
  readonly by: string;
  readonly isOut: boolean;
}

type Channels = Registry['remotes'][string]['channels'];

function whoGets(version: string, { stable, previous, canary }: Channels): string {
  if (version === stable) return 'everybody';
  if (version === canary?.version) return `canary, ${canary.permille} of 1000`;
  return version === previous ? 'previous' : 'nobody';
}

/** Lists every version by remote, newest first. */
export function publishedVersions({ remotes }: Registry): readonly PublishedVersion[] {
  return Object.entries(remotes)
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .flatMap(([remote, { channels, killed, versions }]) =>
      Object.entries(versions)
        .map(([version, { published }]) => ({
          remote,
          version,
          who: whoGets(version, channels),
          at: published.at,
          by: published.by,
          isOut: killed || published.state === 'revoked',
        }))
        .toSorted((a, b) => b.at.localeCompare(a.at)),
    );
}

/** It is the id of the row, so `/__platform#<id>` leads to it. */
export const idOf = ({ remote, version }: Pick<PublishedVersion, 'remote' | 'version'>): string =>
  `${remote}@${version}`;

/** That page asks before it shows the version in this browser. */
export const previewOf = ({
  remote,
  version,
}: Pick<PublishedVersion, 'remote' | 'version'>): string => `/remotes/try/${remote}/${version}`;
