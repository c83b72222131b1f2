import type { Refusal } from '@halyard/shared-contracts/remote/registry';
import type { Candidate } from '../loader/candidates';
import type { Attempt } from '../loader/journal';
import type { Platform } from '../platform';
import { type PublishedVersion, publishedVersions } from './published-versions';

export interface RemoteOverview {
  readonly remote: string;
  readonly owner: string;
  readonly first: Candidate | undefined;
  readonly refused: readonly Refusal[];
  /** The newest versions come first. */
  readonly versions: readonly PublishedVersion[];
  readonly trail: readonly Attempt[];
}

export async function overview({
  registry,
  loader,
  journal,
}: Platform): Promise<readonly RemoteOverview[]> {
  const { registry: rules } = await registry.current();
  const published = publishedVersions(rules);
  const entries = journal.entries().toReversed();
  const rows = Object.entries(rules.remotes).map(async ([remote, { owner }]) => {
    const { candidates, refused } = await loader.choice(remote);
    return {
      remote,
      owner,
      refused,
      first: candidates[0],
      versions: published.filter((version) => version.remote === remote),
      trail: entries.filter((attempt) => attempt.remote === remote),
    };
  });
  return (await Promise.all(rows)).toSorted((a, b) => a.remote.localeCompare(b.remote));
}
