export * from './rule';
export { foldText } from './fold-text';
export { type OwnFields, RULE_FIELDS, ruleRunner } from './run-rules';
export { splitParts } from './split-parts';
