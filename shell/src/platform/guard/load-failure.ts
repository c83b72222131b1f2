import type { FailureClass } from '@halyard/shared-contracts/remote/registry';

export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';

  constructor(
    readonly kind: FailureClass,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export const toLoadFailure = (thrown: unknown): LoadFailure =>
  thrown instanceof LoadFailure
    ? thrown
    : new LoadFailure('evaluation', thrown instanceof Error ? thrown.message : String(thrown), {
        cause: thrown,
      });
