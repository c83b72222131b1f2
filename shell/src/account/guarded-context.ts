import { createContext, useContext } from 'react';

/** What a call to the api came to, as its hook tells it. */
export interface Outcome<T> {
  readonly data?: T | undefined;
  readonly error?: unknown;
}

/** Makes a call; where the api first wants to know who is there, asks the person and makes it once more. */
export type Guarded = <T>(call: () => Promise<Outcome<T>>) => Promise<Outcome<T>>;

export const GuardedContext = createContext<Guarded>((call) => call());

export const useGuarded = (): Guarded => useContext(GuardedContext);
