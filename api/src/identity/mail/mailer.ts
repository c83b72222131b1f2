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
  /** Hands a mail over. What becomes of it later is told to the log and to nobody else. */
  send(mail: Mail): Promise<void>;
  /** Waits for what is under way. */
  close(): Promise<void>;
}
