import { useState } from 'react';

interface Reading {
  readonly isSuccess: boolean;
  readonly isError: boolean;
}

/**
 * Whether each of these reads has ended once, with an answer or without. A part of a screen that can be missing must not
 * appear late and move the rest; a read that starts again takes nothing away.
 */
export function useSettled(...reads: readonly Reading[]): boolean {
  const [wasSettled, setWasSettled] = useState(false);
  const isSettled = wasSettled || reads.every(({ isSuccess, isError }) => isSuccess || isError);
  if (isSettled !== wasSettled) setWasSettled(isSettled);
  return isSettled;
}
