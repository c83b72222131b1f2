export { AccountScreen } from './account-screen';
export { ConfirmIdentityScreen } from './confirm-identity-screen';
export { OutboxScreen } from './outbox-screen';
