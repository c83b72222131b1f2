interface Mail {
  readonly userId: string;
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

export interface Mailer {
  /** It is true when mail is stored for the outbox page instead of being sent. */
  readonly isOutbox: boolean;
  /** Resolves once the mail is stored. */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
