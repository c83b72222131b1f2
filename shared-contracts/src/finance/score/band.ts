export type ScoreBand = 'excellent' | 'good' | 'fair' | 'poor';

/** The bands begin at 80, 60, and 40 (P1-4-11). */
export function scoreBand(score: number): ScoreBand {
  if (score >= 80) return 'excellent';
  if (score >= 60) return 'good';
  return score >= 40 ? 'fair' : 'poor';
}

export function filledSegments(score: number, segments = 20): number {
  return Math.round((Math.min(100, Math.max(0, score)) * segments) / 100);
}
