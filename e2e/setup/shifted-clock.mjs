/* Loaded before a program of ours, has it live CLOCK_SHIFT_MS from now, so that what takes weeks can be tested. */

const SHIFT_MS = Number(process.env.CLOCK_SHIFT_MS);
const Real = Date;

globalThis.Date = class extends Real {
  constructor(...parts) {
    super(...(parts.length === 0 ? [Real.now() + SHIFT_MS] : parts));
  }

  static now() {
    return Real.now() + SHIFT_MS;
  }
};
