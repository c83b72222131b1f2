import { STORAGE_KEYS } from '@halyard/shared-contracts/store';
import {
  fakeBackend,
  failure,
  financialData,
  renderScreen,
} from '@halyard/shared-contracts/testing';
import { PLAN_PATHS } from '@halyard/shared-contracts/wire';
import { waitFor } from '@testing-library/react';
import { useFirstGoals } from './use-first-goals';

const SEND = `PUT ${PLAN_PATHS.onboardingGoals}`;
const SESSION = { userId: 'demo_user', email: null, ownData: false };

afterEach(() => localStorage.clear());

function Frame() {
  useFirstGoals();
  return null;
}

function open(answer: (goals: { key: string; text: string }[]) => object) {
  const bodies: { goals: { key: string; text: string }[] }[] = [];
  const backend = fakeBackend(financialData(), {
    'GET /api/auth/session': SESSION,
    [SEND]: async (request) => {
      bodies.push(await request.json());
      return answer(bodies.at(-1)!.goals);
    },
  });
  renderScreen(<Frame />, { backend });
  return { backend, bodies };
}

const sent = () => localStorage.getItem(STORAGE_KEYS.onboardingGoals);

// Covers P3-B5-9.
describe('the goals of the onboarding', () => {
  const store = (answers: object) =>
    localStorage.setItem(STORAGE_KEYS.onboardingAnswers, JSON.stringify(answers));

  it('are sent once on any screen, after the session is there', async () => {
    store({ q7_1: 'Trip' });
    const { backend, bodies } = open((goals) => ({ goals }));
    await waitFor(() => expect(JSON.parse(sent() ?? '{}')).toMatchObject({ q7_1: 'Trip' }));
    expect(bodies[0]!.goals[0]).toEqual({ key: 'q7_1', text: 'Trip', before: null });
    expect(backend.calls.filter((call) => call.startsWith('P') || call.includes('auth'))).toEqual([
      'GET /api/auth/session',
      SEND,
    ]);
    const again = open((goals) => ({ goals }));
    await waitFor(() => expect(again.backend.calls).toContain('GET /api/auth/session'));
    expect(again.bodies).toEqual([]);
  });

  it('are unsent after a failure, and the next page sends them', async () => {
    store({ q7_1: 'Trip' });
    const { bodies } = open(() => failure(503, 'Try again'));
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(sent()).toBeNull();
    const next = open((goals) => ({ goals }));
    await waitFor(() => expect(next.bodies).toHaveLength(1));
  });
});
