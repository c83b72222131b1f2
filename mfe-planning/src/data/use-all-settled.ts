import { useState } from 'react';

interface Reading {
  readonly isSuccess: boolean;
  readonly isError: boolean;
}

/** Tells whether each read has ended once. An optional part must not appear late and move the others. */
export function useAllSettled(...reads: readonly Reading[]): boolean {
  const [wasSettled, setWasSettled] = useState(false);
  const isSettled = wasSettled || reads.every(({ isSuccess, isError }) => isSuccess || isError);
  if (isSettled !== wasSettled) setWasSettled(isSettled);
  return isSettled;
}
