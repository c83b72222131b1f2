/** One block of a section: a paragraph, or what its only key says. */
export type Block =
  | string
  /** A paragraph that has to stand out, such as a waiver. */
  | { readonly strong: string }
  | { readonly list: readonly string[] }
  /** A line that leads to another text of ours. */
  | { readonly see: { readonly label: string; readonly to: string } }
  /** How to reach the company. */
  | { readonly contact: true };

export interface Section {
  /** '1', '17A': what other sections cite it by. */
  readonly number: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A legal text as data; `LegalDocument` draws it. */
export interface LegalText {
  readonly title: string;
  /** The few things to know before reading; no part of the agreement. */
  readonly summary: readonly string[];
  readonly preamble: readonly Block[];
  readonly sections: readonly Section[];
  readonly closing: string;
}

/** The anchor of a section: '17A' → 'section-17a'. */
export const sectionId = (number: string): string => `section-${number.toLowerCase()}`;
