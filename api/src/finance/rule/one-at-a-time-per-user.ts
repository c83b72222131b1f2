import { KeyedMutex } from '../../db/keyed-mutex';

const queue = new KeyedMutex();

/** Runs such work of one user in turn, so that many requests at once delay nobody else. */
export const oneAtATimePerUser = <T>(userId: string, work: () => Promise<T>): Promise<T> =>
  queue.run([userId], work);
