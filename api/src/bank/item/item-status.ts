import { bankErrorKind, type BankErrorKind } from '../provider/bank-error';
import type { ItemRow } from './item-row';

type StatusChange = Pick<ItemRow, 'status' | 'status_code'>;

/** A consent that ends within this time is told to the person. */
const WARN_BEFORE_END_MS = 7 * 86_400_000;

const BY_KIND: Readonly<Partial<Record<BankErrorKind, ItemRow['status']>>> = {
  user: 'needs_login',
  gone: 'revoked',
  bank: 'bank_down',
};

/** What a failure changes. One that passes by itself leaves the status as it is and only notes its code. */
export function changeByFailure({
  kind,
  code,
}: {
  readonly kind: BankErrorKind;
  readonly code: string;
}): Partial<StatusChange> {
  const status = BY_KIND[kind];
  return { status_code: code, ...(status && { status }) };
}

/** Whether the person withdrew access or the link is no more: then the token is worth nothing and is erased. */
export function isWithdrawn(code: string): boolean {
  return code === 'ITEM_NOT_FOUND' || code === 'USER_PERMISSION_REVOKED';
}

interface Success {
  /** Error code that the bank keeps on the link itself; null when it is well. */
  readonly errorCode: string | null;
  readonly consentEndsAt: string | null;
  readonly isReady: boolean;
  readonly nowMs: number;
}

/** The status after the bank answered. A clean answer ends every complaint but a disconnection that is announced. */
export function statusAfterSuccess(
  item: Pick<ItemRow, 'status' | 'disconnect_at'>,
  { errorCode, consentEndsAt, isReady, nowMs }: Success,
): StatusChange & Pick<ItemRow, 'disconnect_at'> {
  const disconnectAt = announcedEnd(item, consentEndsAt, nowMs);
  if (errorCode !== null && bankErrorKind('', errorCode, 400) === 'user') {
    return { status: 'needs_login', status_code: errorCode, disconnect_at: disconnectAt };
  }
  const healthy = isReady ? 'ok' : 'syncing';
  return {
    status: disconnectAt === null ? healthy : 'expiring',
    status_code: null,
    disconnect_at: disconnectAt,
  };
}

function announcedEnd(
  item: Pick<ItemRow, 'disconnect_at'>,
  consentEndsAt: string | null,
  nowMs: number,
): string | null {
  const isNear = consentEndsAt !== null && Date.parse(consentEndsAt) - nowMs < WARN_BEFORE_END_MS;
  const end = isNear ? consentEndsAt : item.disconnect_at;
  return end !== null && Date.parse(end) > nowMs ? end : null;
}
