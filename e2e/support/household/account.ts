import type { APIRequestContext } from '@playwright/test';

export const PASSWORD = 'a long enough password';

interface OutboxMail {
  readonly to: string;
  readonly body: string;
}

/** Returns the code in the newest mail to this address that has one, from the outbox. */
export async function mailedCode(request: APIRequestContext, email: string): Promise<string> {
  const { mails } = await (await request.get('/api/auth/outbox')).json();
  const codes = (mails as OutboxMail[])
    .filter(({ to }) => to === email)
    .map(({ body }) => /^(\d{4}) (\d{4})$/m.exec(body)?.slice(1).join(''));
  const newest = codes.find(Boolean);
  if (!newest) throw new Error(`The outbox has no code for ${email}`);
  return newest;
}

/** Signs up through the API and types the code from the mail, which logs the browser in. */
export async function signUp(
  request: APIRequestContext,
  email: string,
  password = PASSWORD,
): Promise<void> {
  const response = await request.post('/api/auth/sign-up', { data: { email, password } });
  if (response.status() !== 202) throw new Error(`Signing up ${email} gave ${response.status()}`);
  const data = { code: await mailedCode(request, email) };
  const opened = await request.post('/api/auth/sign-up-code', { data });
  if (opened.status() !== 201) throw new Error(`The code of ${email} gave ${opened.status()}`);
}
