/** The message tells the operator what to do and contains no password. */
export class UnusableDatabase extends Error {
  override readonly name = 'UnusableDatabase';
}
