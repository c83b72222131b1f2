export * from './with-shares';
export * from './suggest-repayments';
