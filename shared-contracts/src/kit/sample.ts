import type { ReactNode } from 'react';

/** One component with all its states. */
export interface Sample {
  readonly title: string;
  readonly states: readonly { readonly name: string; readonly content: ReactNode }[];
}
