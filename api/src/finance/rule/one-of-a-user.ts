import { Turns } from '../../db/in-turn';

const turns = new Turns();

/** Lets works of one user that look at all rows wait for each other, so that many at once delay nobody else. */
export const oneOfAUser = <T>(userId: string, work: () => Promise<T>): Promise<T> =>
  turns.run([userId], work);
