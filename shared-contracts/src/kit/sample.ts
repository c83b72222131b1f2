import type { ReactNode } from 'react';

export interface Sample {
  readonly title: string;
  readonly states: readonly { readonly name: string; readonly content: ReactNode }[];
}
