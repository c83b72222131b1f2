export type Block =
  | string
  /** An example is a waiver. */
  | { readonly strong: string }
  | { readonly list: readonly string[] }
  | { readonly see: { readonly label: string; readonly to: string } }
  | { readonly contact: true };

export interface Section {
  readonly number: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface LegalText {
  readonly title: string;
  readonly summary: readonly string[];
  readonly preamble: readonly Block[];
  readonly sections: readonly Section[];
  readonly closing: string;
}

/** For example, '17A' becomes 'section-17a'. */
export const sectionId = (number: string): string => `section-${number.toLowerCase()}`;
