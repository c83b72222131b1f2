/** What is said under a field that cannot be right as it is typed. */
export const WRONG = {
  email: 'Enter an e-mail address, like name@example.com',
  password: 'Use at least 10 characters',
} as const;
