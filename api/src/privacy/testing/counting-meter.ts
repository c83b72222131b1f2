import { Meter } from '../restore/limits';

export class CountingMeter extends Meter {
  bytes = 0;
  override addBytes(count: number): void {
    this.bytes += count;
    super.addBytes(count);
  }
}
