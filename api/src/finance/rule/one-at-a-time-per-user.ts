import { KeyedMutex } from '../../db/keyed-mutex';

const queue = new KeyedMutex();

/** Runs the work of one user one piece after the other, so that many requests of one user delay no other user. */
export const oneAtATimePerUser = <T>(userId: string, work: () => Promise<T>): Promise<T> =>
  queue.run([userId], work);
