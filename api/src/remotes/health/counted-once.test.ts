import type { TelemetryEvent } from '@halyard/shared-contracts/remote/registry';
import { CountedOnce } from './telemetry-route';

const event = (failure: TelemetryEvent['failure']): TelemetryEvent => ({
  remote: 'mfe-money',
  version: '1.0.0',
  source: 'canary',
  failure,
  ms: 120,
  fallback: false,
});

describe('CountedOnce', () => {
  it('lets one page report a version as loaded and as failed once each', () => {
    const once = new CountedOnce();
    const all = [event(null), event('timeout'), event(null), event('evaluation')];
    expect(once.newOf('page', all)).toEqual([event(null), event('timeout')]);
    expect(once.newOf('page', all)).toEqual([]);
    expect(once.newOf('another page', all)).toHaveLength(2);
  });

  it('forgets the oldest page after 50,000 others', () => {
    const once = new CountedOnce();
    once.newOf('first', [event(null)]);
    for (let n = 0; n < 49_999; n += 1) once.newOf(`page ${n}`, [event(null)]);
    expect(once.newOf('first', [event(null)])).toEqual([]);
    once.newOf('one more', [event(null)]);
    expect(once.newOf('first', [event(null)])).toHaveLength(1);
  });
});
