import { useState } from 'react';

interface Reading {
  readonly isSuccess: boolean;
  readonly isError: boolean;
}

/** Whether each read has ended once. A part that can be missing must not appear late and move the rest. */
export function useSettled(...reads: readonly Reading[]): boolean {
  const [wasSettled, setWasSettled] = useState(false);
  const isSettled = wasSettled || reads.every(({ isSuccess, isError }) => isSuccess || isError);
  if (isSettled !== wasSettled) setWasSettled(isSettled);
  return isSettled;
}
