/** It is the code of the live shell, and of the stable version of each remote that has one. */
export interface Code {
  readonly shellCode: string;
  readonly registry: unknown;
  readonly parts: readonly { readonly name: string; readonly code: string }[];
}

export interface Viewer {
  readonly path: string;
  readonly width: number;
  readonly now: number;
  /** UTC is ahead of the viewer's clock by this many minutes. */
  readonly offset: number;
}

/** A new process draws this example before it draws for a user. */
export type Example = Viewer & { readonly answers: Drawn };

/** It holds the bodies of the answers that are drawn, by path and query. */
export type Drawn = Readonly<Record<string, string>>;
