import type { Refusal, Registry } from '@halyard/shared-contracts/remote/registry';
import type { Candidate } from '../loader/candidates';
import type { Attempt } from '../loader/journal';
import type { Platform } from '../platform';

export interface RemoteOverview {
  readonly remote: string;
  readonly owner: string;
  readonly first: Candidate | undefined;
  readonly refused: readonly Refusal[];
  readonly versions: readonly string[];
  readonly trail: readonly Attempt[];
}

function publishedVersions({ remotes }: Registry, remote: string): string[] {
  const versions = Object.entries(remotes[remote]?.versions ?? {});
  const byTime = versions.toSorted(([, a], [, b]) => b.published.at.localeCompare(a.published.at));
  return byTime.map(([version]) => version);
}

export async function overview({
  registry,
  loader,
  journal,
}: Platform): Promise<readonly RemoteOverview[]> {
  const { registry: rules } = await registry.current();
  const entries = journal.entries().toReversed();
  const rows = Object.entries(rules.remotes).map(async ([remote, { owner }]) => {
    const { candidates, refused } = await loader.choice(remote);
    return {
      remote,
      owner,
      refused,
      first: candidates[0],
      versions: publishedVersions(rules, remote),
      trail: entries.filter((attempt) => attempt.remote === remote),
    };
  });
  return (await Promise.all(rows)).toSorted((a, b) => a.remote.localeCompare(b.remote));
}
