export const SHORTAGES = ['overdrawn', 'reserved', 'everyday', 'payment'] as const;
