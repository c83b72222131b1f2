import { Turns } from '../../db/in-turn';

const queue = new Turns();

/** Runs such work of one user in turn, so that many requests at once delay nobody else. */
export const oneOfAUser = <T>(userId: string, work: () => Promise<T>): Promise<T> =>
  queue.run([userId], work);
