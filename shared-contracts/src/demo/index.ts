export { demoHousehold } from './household';
