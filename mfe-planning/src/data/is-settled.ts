interface Reading {
  readonly isSuccess: boolean;
  readonly isError: boolean;
}

/** A part of a screen that can be missing must not appear late and move the rest. */
export const isSettled = (...reads: readonly Reading[]): boolean =>
  reads.every(({ isSuccess, isError }) => isSuccess || isError);
