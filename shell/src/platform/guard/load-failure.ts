import type { FailureClass } from '@halyard/shared-contracts/remote/registry';

/** A failure of one version of a remote, with its kind; `cause` is the error that was thrown. */
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

/** What was thrown as a failure with a kind; all that has none broke while its code ran. */
export const asFailure = (thrown: unknown): LoadFailure =>
  thrown instanceof LoadFailure
    ? thrown
    : new LoadFailure('evaluation', thrown instanceof Error ? thrown.message : String(thrown), {
        cause: thrown,
      });
