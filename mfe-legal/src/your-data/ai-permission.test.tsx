import { fakeBackend, financialData, renderScreen } from '@halyard/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { AiPermission } from './ai-permission';

const show = (...granted: boolean[]) =>
  renderScreen(<AiPermission />, {
    backend: fakeBackend(financialData({}), {
      'GET /api/privacy/records': {
        consents: granted.map((each) => ({
          granted: each,
          text_version: '2026-11-20',
          at: '2026-11-20T09:00:00.000Z',
        })),
      },
    }),
  });

test('the newest answer of the user decides which text appears', async () => {
  show(true, false);
  expect(
    await screen.findByText(
      /^You allow an AI provider to read your questions, without your figures/,
    ),
  ).toBeInTheDocument();
});

test.each([[[]], [[false, true]]])(
  'without a permission, nothing is sent (%j)',
  async (granted) => {
    show(...granted);
    expect(await screen.findByText(/^No question is sent to an AI provider/)).toBeInTheDocument();
  },
);
