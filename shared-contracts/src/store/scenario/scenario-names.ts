export const SCENARIOS = ['linked', 'unlinked', 'empty', 'error', 'slow', 'partial'] as const;
export type Scenario = (typeof SCENARIOS)[number];
