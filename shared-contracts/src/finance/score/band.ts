/** Bands of the score, best first (P1-4-11). */
export type ScoreBand = 'excellent' | 'good' | 'fair' | 'poor';

/** Band of a 0–100 score from 80, 60, and 40 up (P1-4-11). */
export function scoreBand(score: number): ScoreBand {
  if (score >= 80) return 'excellent';
  if (score >= 60) return 'good';
  return score >= 40 ? 'fair' : 'poor';
}

/** Filled segments of the score ring, in proportion and rounded; 0–`segments` for every score (P1-2.6-37). */
export function filledSegments(score: number, segments = 20): number {
  return Math.round((Math.min(100, Math.max(0, score)) * segments) / 100);
}
