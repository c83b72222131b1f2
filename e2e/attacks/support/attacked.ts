/** A `Place` is a running product. Its `urls` name its instances, which share one database. */
interface Place {
  readonly urls: readonly string[];
  readonly bankUrl: string;
  /** This is the address of the database server, or the path of the file. */
  readonly database: string;
  /** The product writes all its files here. Its processes print to the file `log`. */
  readonly folder: string;
  readonly pids: readonly number[];
}

interface Attacked {
  /** The site runs behind a proxy, under a public https address, with a mail server. */
  readonly site: Place;
  /** The desk runs as `npm start` does on one machine, and clients reach it directly. */
  readonly desk: Place;
  /** This folder has a file for each mail that the site sent. */
  readonly mail: string;
  readonly origin: string;
  readonly adminToken: string;
  readonly controlToken: string;
}

function readAttacked(): Attacked {
  const text = process.env.ATTACKED;
  if (!text) throw new Error('No attacked product is running: run npm test attacks');
  return JSON.parse(text) as Attacked;
}

export const attacked = readAttacked();
