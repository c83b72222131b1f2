export { demoInvestments } from './investments';
export { demoHousehold } from './household';
