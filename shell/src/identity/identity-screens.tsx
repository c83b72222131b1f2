export { ForgottenPasswordScreen } from './forgotten-password-screen';
export { LogInScreen } from './log-in-screen';
export { ResetPasswordScreen } from './reset-password-screen';
export { SettingsScreen } from '../settings/settings-screen';
export { SignUpScreen } from './sign-up-screen';
export { VerifyEmailScreen } from './verify-email-screen';
