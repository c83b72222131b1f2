/** This replaces Module Federation's logger with the browser's console and a prefix. */
const loggerWith = (prefix) => {
  const to =
    (method) =>
    (...args) =>
      console[method](prefix, ...args);
  const [info, warn, error, debug] = ['info', 'warn', 'error', 'debug'].map(to);
  return { log: info, info, success: info, ready: info, warn, error, debug };
};

export const createLogger = loggerWith;
export const createInfrastructureLogger = loggerWith;
export const bindLoggerToCompiler = () => {};
export const logger = loggerWith('[ Module Federation ]');
export const infrastructureLogger = loggerWith('[ Module Federation ]');
