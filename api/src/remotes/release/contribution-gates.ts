import type { RemoteRelease } from '@halyard/shared-contracts/remote/registry';

/** The places are the same as in `scripts/remote-kit/preset/declaration.mjs`. */
const SLOTS = new Set(['home', 'transaction', 'account', 'settings']);
/** It is in rem. */
const MOST_HEIGHT = 20;

export function contributionGates({
  contributions = [],
  files,
}: Pick<RemoteRelease, 'contributions' | 'files'>): string[] {
  const seen = new Set<string>();
  return contributions.flatMap(({ slot, name, height, preload }) => {
    const part = `${slot}/${name}`;
    const isTwice = seen.has(part);
    seen.add(part);
    const missing = preload.filter((file) => !Object.hasOwn(files, file));
    return [
      ...(SLOTS.has(slot) ? [] : [`The part ${part} names a place that no screen has.`]),
      ...(isTwice ? [`It declares the part ${part} twice.`] : []),
      ...(height >= 1 && height <= MOST_HEIGHT
        ? []
        : [`The part ${part} must be 1 to ${MOST_HEIGHT} rem high.`]),
      ...missing.map((file) => `The part ${part} needs ${file}, which is not among the files.`),
    ];
  });
}
