/** Runs tasks one after the other if they share a name. Tasks without a common name do not wait for each other. */
export class KeyedMutex {
  readonly #last = new Map<string, Promise<void>>();

  async run<T>(names: readonly string[], work: () => Promise<T>): Promise<T> {
    const before = names.flatMap((name) => this.#last.get(name) ?? []);
    const result = Promise.all(before).then(work);
    const over = result.then(
      () => undefined,
      () => undefined,
    );
    for (const name of names) this.#last.set(name, over);
    try {
      return await result;
    } finally {
      for (const name of names) if (this.#last.get(name) === over) this.#last.delete(name);
    }
  }
}
