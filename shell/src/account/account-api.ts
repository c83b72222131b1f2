import { appApi, read } from '@halyard/shared-contracts/store';
import {
  type AccountEvent,
  accountEventsSchema,
  type AccountSecurity,
  accountSecuritySchema,
  type ConfirmInput,
  type MailAsked,
  mailAskedSchema,
  type OutboxMail,
  outboxSchema,
  AUTH_PATHS,
  type RecoveryCodes,
  recoveryCodesSchema,
  type TotpStart,
  totpStartSchema,
} from '@halyard/shared-contracts/wire';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import * as v from 'valibot';

const send = (method: string, url: string, body: object = {}) => ({ url, method, body });
const one = (path: string, id: string) => `${path}/${encodeURIComponent(id)}`;

const accountApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    shellAccount: build.query<AccountSecurity, void>({
      query: () => read(AUTH_PATHS.account),
      transformResponse: (raw: unknown) => v.parse(accountSecuritySchema, raw),
      providesTags: ['Session'],
    }),
    shellAccountEvents: build.query<readonly AccountEvent[], void>({
      query: () => read(AUTH_PATHS.events),
      transformResponse: (raw: unknown) => v.parse(accountEventsSchema, raw).events,
      providesTags: ['Session'],
    }),
    shellOutbox: build.query<readonly OutboxMail[], void>({
      query: () => read(AUTH_PATHS.outbox),
      transformResponse: (raw: unknown) => v.parse(outboxSchema, raw).mails,
    }),
    shellConfirm: build.mutation<unknown, ConfirmInput>({
      query: (body) => send('POST', AUTH_PATHS.confirm, body),
    }),
    shellChangePassword: build.mutation<unknown, { readonly password: string }>({
      query: (body) => send('POST', AUTH_PATHS.password, body),
      invalidatesTags: ['Session'],
    }),
    shellChangeEmail: build.mutation<MailAsked, { readonly email: string }>({
      query: (body) => send('POST', AUTH_PATHS.email, body),
      transformResponse: (raw: unknown) => v.parse(mailAskedSchema, raw),
    }),
    shellSendVerification: build.mutation<MailAsked, void>({
      query: () => send('POST', AUTH_PATHS.verification),
      transformResponse: (raw: unknown) => v.parse(mailAskedSchema, raw),
    }),
    shellEndSession: build.mutation<unknown, string>({
      query: (id) => send('DELETE', one(AUTH_PATHS.sessions, id)),
      invalidatesTags: ['Session'],
    }),
    shellEndOtherSessions: build.mutation<unknown, void>({
      query: () => send('DELETE', AUTH_PATHS.sessions),
      invalidatesTags: ['Session'],
    }),
    shellPasskeyOptions: build.mutation<PublicKeyCredentialCreationOptionsJSON, void>({
      query: () => send('POST', AUTH_PATHS.passkeyOptions),
    }),
    shellAddPasskey: build.mutation<
      unknown,
      { readonly name: string; readonly response: RegistrationResponseJSON }
    >({
      query: (body) => send('POST', AUTH_PATHS.passkeys, body),
      invalidatesTags: ['Session'],
    }),
    shellRenamePasskey: build.mutation<unknown, { readonly id: string; readonly name: string }>({
      query: ({ id, name }) => send('PATCH', one(AUTH_PATHS.passkeys, id), { name }),
      invalidatesTags: ['Session'],
    }),
    shellRemovePasskey: build.mutation<unknown, string>({
      query: (id) => send('DELETE', one(AUTH_PATHS.passkeys, id)),
      invalidatesTags: ['Session'],
    }),
    shellStartTotp: build.mutation<TotpStart, void>({
      query: () => send('POST', AUTH_PATHS.totp),
      transformResponse: (raw: unknown) => v.parse(totpStartSchema, raw),
    }),
    shellConfirmTotp: build.mutation<RecoveryCodes, { readonly code: string }>({
      query: (body) => send('PUT', AUTH_PATHS.totp, body),
      transformResponse: (raw: unknown) => v.parse(recoveryCodesSchema, raw),
      invalidatesTags: ['Session'],
    }),
    shellTurnOffTotp: build.mutation<unknown, void>({
      query: () => send('DELETE', AUTH_PATHS.totp),
      invalidatesTags: ['Session'],
    }),
    shellMakeRecoveryCodes: build.mutation<RecoveryCodes, void>({
      query: () => send('POST', AUTH_PATHS.recoveryCodes),
      transformResponse: (raw: unknown) => v.parse(recoveryCodesSchema, raw),
      invalidatesTags: ['Session'],
    }),
  }),
});

export const {
  useShellAccountEventsQuery,
  useShellAccountQuery,
  useShellAddPasskeyMutation,
  useShellChangeEmailMutation,
  useShellChangePasswordMutation,
  useShellConfirmMutation,
  useShellConfirmTotpMutation,
  useShellEndOtherSessionsMutation,
  useShellEndSessionMutation,
  useShellMakeRecoveryCodesMutation,
  useShellOutboxQuery,
  useShellPasskeyOptionsMutation,
  useShellRemovePasskeyMutation,
  useShellRenamePasskeyMutation,
  useShellSendVerificationMutation,
  useShellStartTotpMutation,
  useShellTurnOffTotpMutation,
} = accountApi;
