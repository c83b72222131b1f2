export { LogInScreen } from './log-in-screen';
export { SettingsScreen } from './settings-screen';
export { SignUpScreen } from './sign-up-screen';
