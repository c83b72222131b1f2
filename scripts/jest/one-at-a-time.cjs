/**
 * What Jest keeps the running test in, while one runs after the other: a value stays until the work that it was given for
 * is over. Node's own storage learns as much by following every promise of a test, which took a twentieth of the time.
 */
module.exports.AsyncLocalStorage = class OneAtATime {
  #value;

  async run(value, work) {
    const before = this.#value;
    this.#value = value;
    try {
      return await work();
    } finally {
      this.#leave(value, before);
    }
  }

  #leave(value, before) {
    if (this.#value !== value) {
      throw new Error('Tests run one after the other here: no test.concurrent.');
    }
    this.#value = before;
  }

  getStore() {
    return this.#value;
  }
};
