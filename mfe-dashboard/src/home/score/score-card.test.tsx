import { isoDate } from '@halyard/shared-contracts/finance';
import type { ScoreAnswer } from '@halyard/shared-contracts/wire';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ScoreCard } from './score-card';

const answer = (current: number | null): ScoreAnswer => ({
  source: 'own',
  today: isoDate('2025-06-30'),
  asOf: null,
  current,
  history: [],
  factors: [
    { key: 'savings_rate', score: 79.6, weight: 0.2, description: 'What is left' },
    { key: 'emergency_fund', score: 10, weight: 0.1, description: 'Months covered' },
  ],
});

const show = (score: ScoreAnswer) =>
  render(
    <MemoryRouter>
      <ScoreCard score={score} />
    </MemoryRouter>,
  );

const ring = () => screen.getByRole('img');
const filled = () => ring().querySelectorAll('[data-filled="true"]');

describe('ScoreCard', () => {
  // Covers P1-2.6-37, P1-4-11, P1-4-12, P1-9-8.
  it.each([
    [100, 20, 'excellent', 'Excellent! Keep up the great work!'],
    [80, 16, 'excellent', 'Excellent! Keep up the great work!'],
    [79, 16, 'good', "Good job! You're on the right track."],
    [60, 12, 'good', "Good job! You're on the right track."],
    [59, 12, 'fair', 'Room for improvement.'],
    [40, 8, 'fair', 'Room for improvement.'],
    [39, 8, 'poor', "Let's work on improving your score."],
    [0, 0, 'poor', "Let's work on improving your score."],
  ])(
    'draws a score of %i with %i of 20 segments in the style of %s',
    (score, segments, look, message) => {
      show(answer(score));
      expect(ring()).toHaveAccessibleName(`Score ${score} of 100`);
      expect(ring().querySelectorAll('path')).toHaveLength(20);
      expect(filled()).toHaveLength(segments);
      filled().forEach((segment) => expect(segment).toHaveClass(look));
      expect(screen.getByText(message)).toBeVisible();
      expect(screen.getByText(String(score))).toBeVisible();
    },
  );

  it('shows the factors of the score after a press', async () => {
    show(answer(70));
    expect(screen.queryByRole('progressbar')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'What makes up your score' }));
    expect(screen.getByRole('progressbar', { name: 'Savings rate' })).toHaveAttribute(
      'aria-valuetext',
      '80 of 100',
    );
    expect(screen.getByText('What is left · counts 20%')).toBeVisible();
    expect(screen.getAllByRole('progressbar')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Try it out' })).toHaveAttribute('href', '/score');
  });

  it('says that there is no score yet', () => {
    show(answer(null));
    expect(screen.getByText('No score yet')).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });
});
