/**
 * Stores Jest's running test while tests run one after the other: a value stays until the work that it was set for is
 * over. Node's own storage does the same by following every promise of a test, which took a twentieth of the time.
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
