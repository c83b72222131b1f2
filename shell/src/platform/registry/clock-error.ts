const DAY_MS = 86_400_000;

/** It means that the device's clock is more than a day off. */
export class ClockError extends Error {
  override readonly name = 'ClockError';
}

export const isClockWrong = (deviceMs: number, serverMs: number | null): boolean =>
  serverMs !== null && Math.abs(deviceMs - serverMs) > DAY_MS;
