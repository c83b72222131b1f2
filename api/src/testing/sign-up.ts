import type { LightMyRequestResponse } from 'fastify';
import type { TestApi, Visitor } from './test-api';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

export const codeIn = (mail: string): string =>
  /^(\d{4}) (\d{4})$/m.exec(mail)?.slice(1).join('') ?? '';

export async function codeMailedTo({ db }: Pick<TestApi, 'db'>, email: string): Promise<string> {
  const mails = await db
    .selectFrom('outbox')
    .select('body')
    .where('recipient', '=', email)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return mails.map(({ body }) => codeIn(body)).find((code) => code !== '') ?? '';
}

export async function signUp(
  api: Pick<TestApi, 'db'>,
  visitor: Visitor,
  credentials: Credentials,
): Promise<LightMyRequestResponse> {
  const answer = await visitor.post('/api/auth/sign-up', credentials);
  if (answer.statusCode !== 202) throw new Error(answer.body);
  const code = await codeMailedTo(api, credentials.email);
  return visitor.post('/api/auth/sign-up-code', { code });
}
