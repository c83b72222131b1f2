import { lazy } from 'react';

const identity = () => import(/* webpackChunkName: "identity" */ './identity/identity-screens');
const account = () => import(/* webpackChunkName: "account" */ './account/account-screens');

export const OWN_SCREENS = {
  '/sign-up': lazy(() => identity().then((module) => ({ default: module.SignUpScreen }))),
  '/log-in': lazy(() => identity().then((module) => ({ default: module.LogInScreen }))),
  '/forgotten-password': lazy(() =>
    identity().then((module) => ({ default: module.ForgottenPasswordScreen })),
  ),
  '/reset-password': lazy(() =>
    identity().then((module) => ({ default: module.ResetPasswordScreen })),
  ),
  '/verify-email': lazy(() => identity().then((module) => ({ default: module.VerifyEmailScreen }))),
  '/account': lazy(() => account().then((module) => ({ default: module.AccountScreen }))),
  '/confirm-identity': lazy(() =>
    account().then((module) => ({ default: module.ConfirmIdentityScreen })),
  ),
  '/outbox': lazy(() => account().then((module) => ({ default: module.OutboxScreen }))),
} as const;
