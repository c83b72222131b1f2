import { createTransport } from 'nodemailer';
import type { MailConfig } from '../../../config/mail-config';
import type { MailContent } from './mail-content';

export interface MailTransport {
  deliver(id: string, mail: MailContent): Promise<void>;
  close(): void;
}

const SECOND_MS = 1000;

const TIMEOUTS = {
  connectionTimeout: 10 * SECOND_MS,
  greetingTimeout: 10 * SECOND_MS,
  socketTimeout: 30 * SECOND_MS,
};

const domainOf = (from: string): string => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';

/** The same Message-ID at each attempt lets the receiver recognize a second copy. */
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
