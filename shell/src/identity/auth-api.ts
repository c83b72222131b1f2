import {
  appApi,
  type AppStore,
  type KeyValueStore,
  read,
  safeStorage,
  STORAGE_KEYS,
  worldOf,
} from '@halyard/shared-contracts/store';
import {
  type Credentials,
  doneSchema,
  type LogIn,
  type MailAsked,
  mailAskedSchema,
  type PasswordStrength,
  type PasswordStrengthInput,
  passwordStrengthSchema,
  AUTH_PATHS,
  type ResetInput,
  type Session,
  sessionSchema,
} from '@halyard/shared-contracts/wire';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import * as v from 'valibot';
import { notifyOtherTabs } from './user/other-tabs';
import { shownUser } from './user/shown-user';

/** The next user must not see stored answers. */
const forgetAnswers = () => safeStorage('sessionStorage').removeItem(STORAGE_KEYS.insights);

/** After a failure, a user with own data must never see the sample. */
const expectOwnData = (storage: KeyValueStore) => storage.setItem(STORAGE_KEYS.ownData, 'true');

const post = (url: string, body: object = {}) => ({ url, method: 'POST', body });

const forOtherUser = {
  onQueryStarted: forgetAnswers,
  invalidatesTags: ['Session' as const, 'Bank' as const, 'Finance' as const, 'Chat' as const],
};

const authApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    shellSession: build.query<Session, void>({
      query: () => read(AUTH_PATHS.session),
      transformResponse: (raw: unknown) => v.parse(sessionSchema, raw),
      providesTags: ['Session'],
      onQueryStarted: async (_arg, { extra, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer?.data.ownData) expectOwnData(worldOf(extra).storage);
      },
    }),
    shellSignUp: build.mutation<MailAsked, Credentials>({
      query: (credentials) => post(AUTH_PATHS.signUp, credentials),
      transformResponse: (raw: unknown) => v.parse(mailAskedSchema, raw),
    }),
    shellSignUpCode: build.mutation<unknown, { readonly code: string }>({
      query: (body) => post(AUTH_PATHS.signUpCode, body),
      ...forOtherUser,
    }),
    shellLogIn: build.mutation<unknown, LogIn>({
      query: (credentials) => post(AUTH_PATHS.logIn, credentials),
      ...forOtherUser,
    }),
    shellLogOut: build.mutation<unknown, void>({
      query: () => post(AUTH_PATHS.logOut),
      ...forOtherUser,
      onQueryStarted: (_arg, { dispatch, queryFulfilled }) => {
        forgetAnswers();
        // If a reload fails, the figures of a logged-out user must still disappear.
        queryFulfilled.then(notifyOtherTabs).then(
          () => void dispatch(appApi.util.resetApiState()),
          () => undefined,
        );
      },
    }),
    shellPasskeyLogInOptions: build.mutation<PublicKeyCredentialRequestOptionsJSON, void>({
      query: () => post(AUTH_PATHS.passkeyLogInOptions),
    }),
    shellPasskeyLogIn: build.mutation<unknown, AuthenticationResponseJSON>({
      query: (response) => post(AUTH_PATHS.passkeyLogIn, { response }),
      ...forOtherUser,
    }),
    shellPasswordStrength: build.mutation<PasswordStrength, PasswordStrengthInput>({
      query: (body) => post(AUTH_PATHS.passwordStrength, body),
      transformResponse: (raw: unknown) => v.parse(passwordStrengthSchema, raw),
    }),
    shellForgottenPassword: build.mutation<MailAsked, { readonly email: string }>({
      query: (body) => post(AUTH_PATHS.forgottenPassword, body),
      transformResponse: (raw: unknown) => v.parse(mailAskedSchema, raw),
    }),
    shellResetPassword: build.mutation<unknown, ResetInput>({
      query: (body) => post(AUTH_PATHS.resetPassword, body),
      ...forOtherUser,
    }),
    shellVerifyEmail: build.mutation<unknown, { readonly token: string }>({
      query: (body) => post(AUTH_PATHS.verify, body),
      transformResponse: (raw: unknown) => v.parse(doneSchema, raw),
      invalidatesTags: ['Session'],
    }),
  }),
});

export const {
  useLazyShellSessionQuery,
  useShellForgottenPasswordMutation,
  useShellLogInMutation,
  useShellLogOutMutation,
  useShellPasskeyLogInMutation,
  useShellPasskeyLogInOptionsMutation,
  useShellPasswordStrengthMutation,
  useShellResetPasswordMutation,
  useShellSessionQuery,
  useShellSignUpCodeMutation,
  useShellSignUpMutation,
  useShellVerifyEmailMutation,
} = authApi;

export const hasFigures = (store: AppStore): boolean =>
  shownUser(authApi.endpoints.shellSession.select()(store.getState()).data) !== null;
