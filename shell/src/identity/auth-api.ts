import {
  appApi,
  type KeyValueStore,
  read,
  safeStorage,
  STORAGE_KEYS,
  worldOf,
} from '@halyard/shared-contracts/store';
import {
  type Credentials,
  PATHS,
  type Session,
  sessionSchema,
} from '@halyard/shared-contracts/wire';
import * as v from 'valibot';

/** What a person left in this browser of the answers they got must not wait there for the next one. */
const forgetAnswers = () => safeStorage('sessionStorage').removeItem(STORAGE_KEYS.insights);

/** A browser new to a person with data of their own: from now on a failure shows no sample. */
const expectOwnData = (storage: KeyValueStore) => storage.setItem(STORAGE_KEYS.ownData, 'true');

const post = (url: string, body: object = {}) => ({ url, method: 'POST', body });

/** Sign-in, known to the shell alone. Whoever signs in or out sees other data: every answer is asked anew. */
const authApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    shellSession: build.query<Session, void>({
      query: () => read(PATHS.auth.session),
      transformResponse: (raw: unknown) => v.parse(sessionSchema, raw),
      providesTags: ['Session'],
      onQueryStarted: async (_arg, { extra, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer?.data.ownData) expectOwnData(worldOf(extra).storage);
      },
    }),
    shellSignUp: build.mutation<unknown, Credentials>({
      query: (credentials) => post(PATHS.auth.signUp, credentials),
      onQueryStarted: forgetAnswers,
      invalidatesTags: ['Session', 'Bank', 'Finance', 'Chat'],
    }),
    shellLogIn: build.mutation<unknown, Credentials>({
      query: (credentials) => post(PATHS.auth.logIn, credentials),
      onQueryStarted: forgetAnswers,
      invalidatesTags: ['Session', 'Bank', 'Finance', 'Chat'],
    }),
    shellLogOut: build.mutation<unknown, void>({
      query: () => post(PATHS.auth.logOut),
      onQueryStarted: forgetAnswers,
      invalidatesTags: ['Session', 'Bank', 'Finance', 'Chat'],
    }),
  }),
});

export const {
  useShellLogInMutation,
  useShellLogOutMutation,
  useShellSessionQuery,
  useShellSignUpMutation,
} = authApi;
