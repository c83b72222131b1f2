import * as v from 'valibot';

export const sessionSchema = v.object({
  userId: v.string(),
  /** null for a visitor without an account. */
  email: v.nullable(v.string()),
  /** True once the person has linked a bank or entered an account: sample figures are never shown again. */
  ownData: v.boolean(),
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
export const passwordInput = v.pipe(v.string(), v.minLength(10), v.maxLength(200));

export const credentialsSchema = v.object({ email: emailInput, password: passwordInput });
export type Credentials = v.InferOutput<typeof credentialsSchema>;

/** Credentials, and the second factor of an account that asks for one: six digits or a recovery code. */
export const logInSchema = v.object({
  ...credentialsSchema.entries,
  code: v.optional(v.pipe(v.string(), v.trim(), v.minLength(6), v.maxLength(40))),
});
export type LogIn = v.InferOutput<typeof logInSchema>;
