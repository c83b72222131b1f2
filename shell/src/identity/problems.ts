export const WRONG = {
  email: 'Enter an e-mail address, like name@example.com',
  password: 'Use at least 10 characters',
} as const;
