import { createListenerMiddleware } from '@reduxjs/toolkit';
import { type AccountsAnswer, type BankStatus, BANK_PATHS } from '../../wire';
import { appApi } from '../app-api';
import type { World } from '../world';

const hasBank = ({ accounts }: AccountsAnswer): boolean =>
  accounts.some(({ source }) => source === 'bank');

/** It runs only while a bank is linked. */
export function liveUpdates(world: World) {
  const listener = createListenerMiddleware();
  let stop: (() => void) | null = null;
  let linkedSince: string | null = null;
  let shown: number | undefined;

  const stopFollowing = () => {
    stop?.();
    stop = null;
    linkedSince = null;
  };
  const follow = ({ connectedAt }: BankStatus, refresh: () => void) => {
    if (stop && connectedAt === linkedSince) return;
    stopFollowing();
    linkedSince = connectedAt;
    stop =
      world.followVersions?.(BANK_PATHS.events, (version) => {
        if (version === shown) return;
        shown = version;
        refresh();
      }) ?? null;
  };

  listener.startListening({
    matcher: appApi.endpoints.bankStatus.matchFulfilled,
    effect: ({ payload }, { dispatch }) => {
      shown = payload.version;
      if (payload.connected) {
        follow(payload, () => void dispatch(appApi.util.invalidateTags(['Bank', 'Finance'])));
      } else stopFollowing();
    },
  });
  listener.startListening({
    matcher: appApi.endpoints.accounts.matchFulfilled,
    effect: ({ payload }, { dispatch }) => {
      if (payload.source === 'sample') stopFollowing();
      else if (world.followVersions && !stop && hasBank(payload)) {
        void dispatch(appApi.endpoints.bankStatus.initiate(undefined, { subscribe: false }));
      }
    },
  });
  return listener.middleware;
}
