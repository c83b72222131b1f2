import type { Attempt } from '../loader/journal';
import type { RemoteOverview } from './overview';

const SOURCES: Readonly<Record<Attempt['source'], string>> = {
  override: 'chosen here',
  canary: 'canary',
  stable: 'stable',
  previous: 'previous',
  'last-known-good': 'worked here before',
};

const FAILURES: Readonly<Record<NonNullable<Attempt['failure']>, string>> = {
  network: 'did not come',
  timeout: 'took too long',
  integrity: 'is not the published file',
  evaluation: 'broke while it was loaded',
  handshake: 'is not what the registry says',
  style: 'came without its style',
  render: 'broke while it was shown',
  uncaught: 'threw while it was used',
  hang: 'blocked its page',
};

const REFUSALS: Readonly<Record<RemoteOverview['refused'][number]['reason'], string>> = {
  killed: 'switched off',
  quarantined: 'taken out of use',
  revoked: 'withdrawn',
  incompatible: 'needs another contract',
  unknown: 'not in the registry',
};

export const sourceWords = (source: Attempt['source']): string => SOURCES[source];

export function verdictWords({ first, refused }: RemoteOverview): string {
  const reasons = refused.map(
    ({ version, reason }) => `${version ?? 'the remote'}: ${REFUSALS[reason]}`,
  );
  return [first ? 'may run' : 'has no version to run', ...reasons].join('; ');
}

export function integrityWords({ trail }: RemoteOverview): string {
  if (trail.length === 0) return 'not loaded yet';
  return trail.some(({ failure }) => failure === 'integrity') ? 'refused a changed file' : 'holds';
}

export function attemptWords({ version, path, failure, message, ms }: Attempt): string {
  const end = failure === null ? `shown after ${ms} ms` : `${FAILURES[failure]} (${ms} ms)`;
  return `${path} by ${version}: ${end}${message === null ? '' : `. ${message}`}`;
}
