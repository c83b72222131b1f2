import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  useDashboardExchangeMutation,
  useDashboardLinkTokenMutation,
  useDashboardRefreshBankMutation,
} from './link-api';
import { LinkError } from './link-error';
import { isLinkReturn } from './link-return';
import { type LinkCalls, resumeVisit, startVisit } from './link-visit';

interface BankLinkOptions {
  /** It receives the reason, and `error` then stays null (P1-8-1). */
  readonly onError?: (detail: string) => void;
  readonly resumes?: boolean;
}

export interface BankLink {
  /** The id of a linked bank starts a new sign-in there. */
  open(itemId?: string): void;
  readonly busy: boolean;
  /** The caller closes its modal dialog, which would cover the window. */
  readonly isWindowOpen: boolean;
  readonly error: string | null;
  clearError(): void;
  readonly justConnected: boolean;
}

const IDLE = { busy: false, error: null, justConnected: false };
type LinkState = Pick<BankLink, 'busy' | 'error' | 'justConnected'>;

function useLinkCalls(onWindow: LinkCalls['onWindow']): LinkCalls {
  const [createToken] = useDashboardLinkTokenMutation();
  const [exchange] = useDashboardExchangeMutation();
  const [refresh] = useDashboardRefreshBankMutation();
  return {
    createToken: (itemId) => createToken({ itemId }).unwrap(),
    exchange: (publicToken, metadata) => exchange({ publicToken, metadata }).unwrap(),
    refresh: (itemId) => refresh(itemId).unwrap(),
    onWindow,
  };
}

// Implements P1-4-1.
export function useBankLink({ onError, resumes = false }: BankLinkOptions = {}): BankLink {
  const [isWindowOpen, setIsWindowOpen] = useState(false);
  const calls = useLinkCalls(setIsWindowOpen);
  const [state, setState] = useState<LinkState>(IDLE);
  const current = useRef<AbortController>(null);

  const run = async (visit: (signal: AbortSignal) => Promise<boolean>) => {
    current.current?.abort();
    const { signal } = (current.current = new AbortController());
    const settle = (next: Partial<LinkState>) => {
      if (!signal.aborted) setState({ ...IDLE, ...next });
    };
    setState({ ...IDLE, busy: true });
    try {
      settle({ justConnected: await visit(signal) });
    } catch (cause) {
      settle({ error: onError || !(cause instanceof LinkError) ? null : cause.message });
      if (!(cause instanceof LinkError)) throw cause;
      onError?.(cause.detail);
    }
  };

  useLinkReturn(resumes, (address) => {
    void run((signal) => resumeVisit(calls, address, signal));
  });
  useEffect(() => () => current.current?.abort(), []);

  return {
    ...state,
    isWindowOpen,
    open: (itemId) => void run((signal) => startVisit(calls, itemId, signal)),
    clearError: () => setState(({ justConnected, busy }) => ({ justConnected, busy, error: null })),
  };
}

/** The address is cleaned, so that a reload does not continue again. */
function useLinkReturn(enabled: boolean, onReturn: (address: string) => void) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const returned = useEffectEvent(() => {
    onReturn(new URL(pathname + search, window.location.origin).href);
    void navigate(pathname, { replace: true });
  });
  const isReturn = enabled && isLinkReturn(search);
  useEffect(() => {
    if (isReturn) returned();
  }, [isReturn]);
}
