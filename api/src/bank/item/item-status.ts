import { bumpDataVersion } from '../../db/data-version';
import type { BankWorld } from '../bank-world';
import { bankErrorKind, type BankErrorKind } from '../provider/bank-error';
import type { ItemRow } from './item-row';
import { updateItem } from './item-store';

type StatusChange = Pick<ItemRow, 'status' | 'status_code'>;

/** The user is warned this long before the consent ends. */
const WARN_BEFORE_END_MS = 7 * 86_400_000;

const BY_KIND: Readonly<Partial<Record<BankErrorKind, ItemRow['status']>>> = {
  user: 'needs_login',
  gone: 'revoked',
  bank: 'bank_down',
};

/** A temporary failure only changes the code. */
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

/** The token is worthless after the user withdrew access or the link ended. */
function isWithdrawn(code: string): boolean {
  return code === 'ITEM_NOT_FOUND' || code === 'USER_PERMISSION_REVOKED';
}

interface Success {
  readonly errorCode: string | null;
  readonly consentEndsAt: string | null;
  readonly isReady: boolean;
  readonly nowMs: number;
}

/** A successful answer clears all problems except an announced disconnection. */
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

/** Stores the status that follows from a failure, and deletes the token if access ended. */
export async function noteFailure(
  world: BankWorld,
  item: ItemRow,
  error: { readonly kind: BankErrorKind; readonly code: string },
): Promise<void> {
  const ref = { userId: item.user_id, itemId: item.id };
  const change = changeByFailure(error);
  const withdrawn = isWithdrawn(error.code) ? { token_sealed: null } : {};
  await updateItem(world.db, ref, { ...change, ...withdrawn });
  const { status = item.status } = change;
  const isNews = status !== item.status || item.status_code === null;
  if (isNews) await bumpDataVersion(world.db, ref.userId);
}
