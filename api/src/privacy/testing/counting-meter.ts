import { Meter } from '../restore/limits';

/** It counts the bytes that were unpacked before a refusal. */
export class CountingMeter extends Meter {
  bytes = 0;
  override addBytes(count: number): void {
    this.bytes += count;
    super.addBytes(count);
  }
}
