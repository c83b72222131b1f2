import { createTransport } from 'nodemailer';
import type { MailConfig } from '../../../mail-config';
import type { MailContent } from './mail-content';

/** Hands one mail over to a server that takes it from there. */
export interface MailTransport {
  deliver(id: string, mail: MailContent): Promise<void>;
  close(): void;
}

const SECOND_MS = 1000;

/** A server that says nothing for so long is tried again later. */
const TIMEOUTS = {
  connectionTimeout: 10 * SECOND_MS,
  greetingTimeout: 10 * SECOND_MS,
  socketTimeout: 30 * SECOND_MS,
};

/** The domain of an address such as Halyard <hello@app.example>. */
const domainOf = (from: string): string => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';

/** Delivers by SMTP. A mail has the same Message-ID at every try, by which its receiver knows a second copy. */
export function smtpTransport({ url, from, isVerified }: MailConfig): MailTransport {
  const transport = createTransport({
    url,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...TIMEOUTS,
    ...(isVerified ? { requireTLS: true } : {}),
  });
  return {
    deliver: async (id, { to, subject, body }) => {
      const messageId = `<${id}@${domainOf(from)}>`;
      await transport.sendMail({ from, to, subject, text: body, messageId });
    },
    close: () => transport.close(),
  };
}
