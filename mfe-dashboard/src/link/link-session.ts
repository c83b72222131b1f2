import type { LinkMetadata, LinkProviderError, PlaidLink } from './plaid';

export type LinkOutcome =
  | {
      readonly kind: 'linked';
      readonly publicToken: string | null;
      readonly metadata: LinkMetadata;
    }
  | { readonly kind: 'left'; readonly error: LinkProviderError | null };

interface Opening {
  readonly token: string;
  readonly receivedRedirectUri?: string;
}

export function linkSession(
  plaid: PlaidLink,
  opening: Opening,
  signal: AbortSignal,
): Promise<LinkOutcome> {
  return new Promise((resolve) => {
    const leave = () => end({ kind: 'left', error: null });
    const end = (outcome: LinkOutcome) => {
      signal.removeEventListener('abort', leave);
      handler.destroy();
      resolve(outcome);
    };
    const handler = plaid.create({
      ...opening,
      onSuccess: (publicToken, metadata) => end({ kind: 'linked', publicToken, metadata }),
      onExit: (error) => end({ kind: 'left', error }),
    });
    signal.addEventListener('abort', leave);
    handler.open();
  });
}
