import * as v from 'valibot';

const usedOf = v.object({ used: v.number(), most: v.number() });

/** How much of a person's storage is used, and what makes room. */
const storageSchema = v.object({
  rows: usedOf,
  bytes: usedOf,
  advice: v.picklist(['sign-up', 'confirm-email', 'delete']),
});
export type Storage = v.InferOutput<typeof storageSchema>;

export const sessionSchema = v.object({
  userId: v.string(),
  /** null for a visitor without an account. */
  email: v.nullable(v.string()),
  /** True once the person has linked a bank or entered an account: sample figures are never shown again. */
  ownData: v.boolean(),
  /** Only where the person uses four fifths of their storage or more. */
  storage: v.optional(storageSchema),
});

/** Who the cookie stands for. */
export type Session = v.InferOutput<typeof sessionSchema>;

export const emailInput = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.email(),
  v.maxLength(254),
);
/** Characters that a password has at least. */
export const MIN_PASSWORD_LENGTH = 10;
const MAX_PASSWORD_LENGTH = 200;

export const passwordInput = v.pipe(
  v.string(),
  v.minLength(MIN_PASSWORD_LENGTH),
  v.maxLength(MAX_PASSWORD_LENGTH),
);

/** A password as it is being typed, and the address of its account, which may not be whole yet. */
export const passwordStrengthInputSchema = v.object({
  password: v.pipe(v.string(), v.maxLength(MAX_PASSWORD_LENGTH)),
  email: v.optional(v.pipe(v.string(), v.maxLength(254)), ''),
});
export type PasswordStrengthInput = v.InferInput<typeof passwordStrengthInputSchema>;

export const passwordStrengthSchema = v.object({
  /** From 0, guessed at once, to 4, not guessed in years. */
  score: v.number(),
  /** Why the password is refused and what to do; null for a good one. */
  problem: v.nullable(v.string()),
});
export type PasswordStrength = v.InferOutput<typeof passwordStrengthSchema>;

export const credentialsSchema = v.object({ email: emailInput, password: passwordInput });
export type Credentials = v.InferOutput<typeof credentialsSchema>;

/** The mailed code that proves the address of a sign-up: eight digits, as people type them. */
export const signUpCodeInputSchema = v.object({
  code: v.pipe(v.string(), v.trim(), v.regex(/^\d{4} ?\d{4}$/)),
});

/** Credentials, and the second factor of an account that asks for one: six digits or a recovery code. */
export const logInSchema = v.object({
  ...credentialsSchema.entries,
  code: v.optional(v.pipe(v.string(), v.trim(), v.minLength(6), v.maxLength(40))),
});
export type LogIn = v.InferOutput<typeof logInSchema>;
