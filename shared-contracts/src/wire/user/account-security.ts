import * as v from 'valibot';
import { emailInput, passwordInput } from './session';

const instant = v.string();
const mailToken = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));
/** It is six digits of an authenticator app, or a recovery code. */
const factorCode = v.pipe(v.string(), v.trim(), v.minLength(6), v.maxLength(40));
const keyName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));

const passkeySchema = v.object({
  id: v.string(),
  name: v.string(),
  created_at: instant,
  last_used_at: v.nullable(instant),
});
export type Passkey = v.InferOutput<typeof passkeySchema>;

const openSessionSchema = v.object({
  id: v.string(),
  browser: v.nullable(v.string()),
  last_seen_at: instant,
  created_at: instant,
  current: v.boolean(),
});
export type OpenSession = v.InferOutput<typeof openSessionSchema>;

export const accountSecuritySchema = v.object({
  email: v.string(),
  emailVerified: v.boolean(),
  totp: v.boolean(),
  recoveryCodesLeft: v.number(),
  passkeys: v.array(passkeySchema),
  sessions: v.array(openSessionSchema),
  /** `true` means that mails are not sent but shown on the outbox page of this machine. */
  outbox: v.boolean(),
});
export type AccountSecurity = v.InferOutput<typeof accountSecuritySchema>;

export const accountEventsSchema = v.object({
  events: v.array(
    v.object({
      id: v.string(),
      event: v.string(),
      detail: v.nullable(v.string()),
      browser: v.nullable(v.string()),
      at: instant,
    }),
  ),
});
export type AccountEvent = v.InferOutput<typeof accountEventsSchema>['events'][number];

export const outboxSchema = v.object({
  mails: v.array(
    v.object({
      id: v.string(),
      to: v.string(),
      subject: v.string(),
      body: v.string(),
      at: instant,
    }),
  ),
});
export type OutboxMail = v.InferOutput<typeof outboxSchema>['mails'][number];

/** The answer is the same whether or not the address has an account. */
export const mailAskedSchema = v.object({ success: v.literal(true), outbox: v.boolean() });
export type MailAsked = v.InferOutput<typeof mailAskedSchema>;

export const confirmInputSchema = v.object({
  password: v.pipe(v.string(), v.maxLength(200)),
  code: v.optional(factorCode),
});
export type ConfirmInput = v.InferOutput<typeof confirmInputSchema>;

export const passwordInputSchema = v.object({ password: passwordInput });
export const emailInputSchema = v.object({ email: emailInput });
export const mailTokenInputSchema = v.object({ token: mailToken });
export const resetInputSchema = v.object({ token: mailToken, password: passwordInput });
export type ResetInput = v.InferOutput<typeof resetInputSchema>;

export const totpStartSchema = v.object({
  secret: v.string(),
  uri: v.string(),
});
export type TotpStart = v.InferOutput<typeof totpStartSchema>;
export const totpCodeInputSchema = v.object({ code: v.pipe(v.string(), v.regex(/^\d{6}$/)) });
export const recoveryCodesSchema = v.object({ codes: v.array(v.string()) });
export type RecoveryCodes = v.InferOutput<typeof recoveryCodesSchema>;

export const passkeyNameSchema = v.object({ name: keyName });

const base64url = v.pipe(v.string(), v.regex(/^[\w-]{1,20000}$/));
const credential = {
  id: base64url,
  rawId: base64url,
  type: v.literal('public-key'),
  clientExtensionResults: v.object({}),
};

export const passkeyInputSchema = v.object({
  name: keyName,
  response: v.object({
    ...credential,
    response: v.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: v.optional(v.array(v.pipe(v.string(), v.maxLength(20))), []),
    }),
  }),
});

export const passkeyLogInSchema = v.object({
  response: v.object({
    ...credential,
    response: v.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      /** A browser may omit the user handle, which is then ''. */
      userHandle: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{0,1400}$/)), ''),
    }),
  }),
});
