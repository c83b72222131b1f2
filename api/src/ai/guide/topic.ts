/** A topic is one thing that a user can do in the app. */
export interface Topic {
  /** The question has one of these words. They are separated by spaces. */
  readonly verbs: string;
  /** The question has one of these phrases. They are separated by commas, the longest first. */
  readonly things: string;
  /** These words may stand in the question too. */
  readonly may?: string;
  /** It is a screen, so only a question for a place asks for it. */
  readonly isPlace?: true;
  readonly says: string;
  readonly label: string;
  readonly href: string;
}

export const ADD = 'add create make set setup start enter put open track new';
export const CHANGE =
  'change edit update adjust fix correct modify rename set lower raise increase';
export const REMOVE = 'delete remove close erase cancel drop';
export const SEE = 'see find view look check get is are';
