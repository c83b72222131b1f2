import * as v from 'valibot';

const usedOf = v.object({ used: v.number(), most: v.number() });

const storageSchema = v.object({
  rows: usedOf,
  bytes: usedOf,
  advice: v.picklist(['sign-up', 'confirm-email', 'delete']),
});
export type Storage = v.InferOutput<typeof storageSchema>;

export const sessionSchema = v.object({
  userId: v.string(),
  email: v.nullable(v.string()),
  /** It is `true` after the user linked a bank or entered an account. The sample then never shows again. */
  ownData: v.boolean(),
  /** It is present only if four fifths of the user's storage or more is used. */
  storage: v.optional(storageSchema),
});

export type Session = v.InferOutput<typeof sessionSchema>;

export const emailInput = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.email(),
  v.maxLength(254),
);
export const MIN_PASSWORD_LENGTH = 10;
const MAX_PASSWORD_LENGTH = 200;

export const passwordInput = v.pipe(
  v.string(),
  v.minLength(MIN_PASSWORD_LENGTH),
  v.maxLength(MAX_PASSWORD_LENGTH),
);

export const passwordStrengthInputSchema = v.object({
  password: v.pipe(v.string(), v.maxLength(MAX_PASSWORD_LENGTH)),
  email: v.optional(v.pipe(v.string(), v.maxLength(254)), ''),
});
export type PasswordStrengthInput = v.InferInput<typeof passwordStrengthInputSchema>;

export const passwordStrengthSchema = v.object({
  /** It is from 0, guessed at once, to 4, not guessed in years. */
  score: v.number(),
  problem: v.nullable(v.string()),
});
export type PasswordStrength = v.InferOutput<typeof passwordStrengthSchema>;

export const credentialsSchema = v.object({ email: emailInput, password: passwordInput });
export type Credentials = v.InferOutput<typeof credentialsSchema>;

export const signUpCodeInputSchema = v.object({
  code: v.pipe(v.string(), v.trim(), v.regex(/^\d{4} ?\d{4}$/)),
});

export const logInSchema = v.object({
  ...credentialsSchema.entries,
  code: v.optional(v.pipe(v.string(), v.trim(), v.minLength(6), v.maxLength(40))),
});
export type LogIn = v.InferOutput<typeof logInSchema>;
