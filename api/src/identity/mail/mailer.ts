/** A mail to one person, in plain text. */
interface Mail {
  readonly userId: string;
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

/** The way in which mail leaves. */
export interface Mailer {
  /** True where mail goes nowhere and is read on the outbox page. */
  readonly isOutbox: boolean;
  /** Accepts a mail for good: it is sent, however often that has to be tried, or an operator hears of it. */
  send(mail: Mail): Promise<void>;
  /** Waits for what is under way. */
  close(): Promise<void>;
}
