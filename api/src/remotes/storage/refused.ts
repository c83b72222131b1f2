/** Nothing was changed when a command throws this. */
export class Refused extends Error {
  readonly reasons: readonly string[];
  /** The API answers it with 409. */
  readonly isConflict: boolean;

  constructor(reasons: string | readonly string[], { isConflict = false } = {}) {
    const list = typeof reasons === 'string' ? [reasons] : reasons;
    super(list.join('\n'));
    this.name = 'Refused';
    this.reasons = list;
    this.isConflict = isConflict;
  }
}
