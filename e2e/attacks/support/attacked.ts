/** A running product: one entry of `urls` for each of its instances, which share one database. */
interface Place {
  readonly urls: readonly string[];
  readonly bankUrl: string;
  /** Address of the database on a server, or the file. */
  readonly database: string;
  /** Everything that the product writes is in here; `log` is what its processes print. */
  readonly folder: string;
  readonly pids: readonly number[];
}

interface Attacked {
  /** Behind a proxy, under a public https address, with a mail server. */
  readonly site: Place;
  /** As `npm start` serves it on one machine, reached directly. */
  readonly desk: Place;
  /** Folder with a file for each mail that the site sent. */
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
