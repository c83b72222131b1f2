/** A command that was not carried out, with the sentences that say why. Nothing was changed. */
export class Refused extends Error {
  readonly reasons: readonly string[];
  /** Whether what was asked for is there already, as HTTP's 409. */
  readonly isConflict: boolean;

  constructor(reasons: string | readonly string[], { isConflict = false } = {}) {
    const list = typeof reasons === 'string' ? [reasons] : reasons;
    super(list.join('\n'));
    this.name = 'Refused';
    this.reasons = list;
    this.isConflict = isConflict;
  }
}
