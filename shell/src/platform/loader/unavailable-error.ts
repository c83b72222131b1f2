import type { Refusal } from '@halyard/shared-contracts/remote/registry';

const REASONS: Readonly<Record<Refusal['reason'], string>> = {
  killed: 'is switched off',
  quarantined: 'was taken out of use',
  revoked: 'was withdrawn',
  incompatible: 'needs another version of Halyard',
  unknown: 'is not in the registry',
};

export class UnavailableError extends Error {
  override readonly name = 'UnavailableError';

  constructor(
    readonly remote: string,
    readonly refused: readonly Refusal[],
  ) {
    const reasons = refused.map(({ version, reason }) =>
      version === null ? `it ${REASONS[reason]}` : `${version} ${REASONS[reason]}`,
    );
    super(`${remote} has no version to run: ${reasons.join(', ') || 'none is published'}`);
  }
}
