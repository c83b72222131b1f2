/** The database cannot be worked with; the message is one sentence that says what to do, and holds no password. */
export class UnusableDatabase extends Error {
  override readonly name = 'UnusableDatabase';
}
