import { EVENTS_URL, parseChange } from '@halyard/shared-contracts/remote/registry';
import { eventStream } from '@halyard/shared-contracts/store';
import type { RegistryClient } from '../registry/registry-client';

/** The screen stays until the user navigates. */
export function followRegistry(registry: RegistryClient): () => void {
  return eventStream(EVENTS_URL, 'message', (data) => {
    const { seq, quarantine } = parseChange(data);
    const known = registry.latest();
    if (known?.registry.seq === seq && known.quarantine.revision === quarantine) return;
    registry.refresh().catch(() => undefined);
  });
}
