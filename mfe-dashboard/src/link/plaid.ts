/** See https://plaid.com/docs/link/web/. */
export interface PlaidLink {
  create(options: PlaidOptions): PlaidHandler;
}

export interface PlaidOptions {
  readonly token: string;
  /** It is set only on the return from a bank's own sign-in page. */
  readonly receivedRedirectUri?: string;
  readonly onSuccess: (publicToken: string | null, metadata: LinkMetadata) => void;
  readonly onExit: (error: LinkProviderError | null) => void;
}

interface PlaidHandler {
  open(): void;
  destroy(): void;
}

export interface LinkMetadata {
  readonly institution: { readonly institution_id: string; readonly name: string } | null;
  readonly accounts: readonly {
    readonly id: string;
    readonly name: string;
    readonly mask: string | null;
    readonly type: string;
    readonly subtype: string | null;
  }[];
}

export interface LinkProviderError {
  readonly display_message?: string | null;
  readonly error_message?: string | null;
}

declare global {
  interface Window {
    Plaid?: PlaidLink;
  }
}
