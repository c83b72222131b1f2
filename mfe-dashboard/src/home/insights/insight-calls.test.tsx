import { fakeBackend, financialData, renderScreen } from '@halyard/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { INSIGHT_CACHE_MS } from './insight-cache';
import { InsightsCard } from './insights-card';

beforeEach(() => window.sessionStorage.clear());

describe('asking for insights', () => {
  // Covers P1-1-7, P1-6-2.
  it('carries the fixed user id', async () => {
    const requests: string[] = [];
    const backend = fakeBackend(financialData(), {
      'GET /api/ai/insights': (request: Request) => {
        requests.push(new URL(request.url).search);
        return { insights: [] };
      },
    });
    renderScreen(<InsightsCard source="own" />, { backend });
    await screen.findByText(/^No insights available yet/);
    expect(requests).toEqual(['?userId=demo_user']);
  });

  // Covers P1-7-31, P1-9-6.
  it('happens at most once in ten minutes', () => {
    expect(INSIGHT_CACHE_MS).toBe(600_000);
  });
});
