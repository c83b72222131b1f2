import { createContext, useContext } from 'react';

export interface Outcome<T> {
  readonly data?: T | undefined;
  readonly error?: unknown;
}

export type Guarded = <T>(call: () => Promise<Outcome<T>>) => Promise<Outcome<T>>;

export const GuardedContext = createContext<Guarded>((call) => call());

export const useGuarded = (): Guarded => useContext(GuardedContext);
