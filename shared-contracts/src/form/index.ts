export { AmountField } from './amount-field';
export { useDraftForm } from './use-draft-form';
