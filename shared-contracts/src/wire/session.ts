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

export const credentialsSchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email(), v.maxLength(254)),
  password: v.pipe(v.string(), v.minLength(10), v.maxLength(200)),
});
export type Credentials = v.InferOutput<typeof credentialsSchema>;
