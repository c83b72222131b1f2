/** What a release brings to draw with: the code of the live shell, and of the stable version of each remote that has one. */
export interface Code {
  readonly shellCode: string;
  readonly registry: unknown;
  readonly parts: readonly { readonly name: string; readonly code: string }[];
}

/** What the browser says of its window and clock. */
export interface Viewer {
  readonly path: string;
  readonly width: number;
  readonly now: number;
  /** What UTC is ahead of the viewer's clock, in minutes. */
  readonly offset: number;
}

/** What a new process draws before it draws for a user. */
export type Example = Viewer & { readonly answers: Drawn };

/** Bodies of the answers that are drawn, by path and query. */
export type Drawn = Readonly<Record<string, string>>;
