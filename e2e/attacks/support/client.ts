import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { attacked } from './attacked';
import { type Answer, send } from './send';

type Headers = Readonly<Record<string, string>>;

/** One program at the product: it stores the cookies that it is given and comes from one network. */
export interface Client {
  readonly cookies: Map<string, string>;
  /** The network address that the product sees. */
  readonly address: string;
  /** `body` is sent as JSON, unless it is a Buffer. */
  call(method: string, path: string, body?: unknown, headers?: Headers): Promise<Answer>;
  get(path: string, headers?: Headers): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Headers): Promise<Answer>;
  /** The headers that each of its requests carries. */
  headers(): Headers;
  /** The instance that the next request goes to: they take turns, as behind a balancer. */
  nextUrl(): string;
}

interface Wish {
  /** A network of its own for each client where none is named. */
  readonly address?: string;
  readonly cookies?: ReadonlyMap<string, string>;
}

/** Takes the next /16 that no other file of this run has: files run beside and after each other in several processes. */
function ownBlock(): number {
  for (let block = 0; block < 256; block += 1) {
    try {
      mkdirSync(join(attacked.mail, `../network-${block}`));
      return block;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  throw new Error('every network of this run is taken');
}

let block = ownBlock();
let networks = 0;

/** An address in a /24 that nobody else of this run is in. `first` is its first byte. */
function newAddress(first: number): string {
  if (networks === 256) [block, networks] = [ownBlock(), 0];
  networks += 1;
  return `${first}.${block}.${networks - 1}.7`;
}

function keepCookies(cookies: Map<string, string>, { headers }: Answer): void {
  for (const line of headers['set-cookie'] ?? []) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '') cookies.delete(name);
    else cookies.set(name, value);
  }
}

function client(
  address: string,
  { always, from, urls }: { always: Headers; from?: string; urls: readonly string[] },
  kept: ReadonlyMap<string, string> = new Map(),
): Client {
  const cookies = new Map(kept);
  let turn = networks;
  const nextUrl = () => urls[(turn += 1) % urls.length] ?? '';
  const headers = (): Headers => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    return { ...always, ...(cookie && { cookie }) };
  };
  const call: Client['call'] = async (method, path, body, more = {}) => {
    const isRaw = Buffer.isBuffer(body) || body === undefined;
    const answer = await send(nextUrl(), {
      method,
      path,
      headers: { ...headers(), ...(!isRaw && { 'content-type': 'application/json' }), ...more },
      body: isRaw ? body : JSON.stringify(body),
      from,
    });
    keepCookies(cookies, answer);
    return answer;
  };
  return {
    cookies,
    address,
    call,
    headers,
    nextUrl,
    get: (path, more) => call('GET', path, undefined, more),
    post: (path, body, more) => call('POST', path, body, more),
  };
}

/** A stranger at the site. We play the proxy, which says where the request comes from and how. */
export function atSite({ address = newAddress(31), cookies }: Wish = {}): Client {
  const always = {
    host: new URL(attacked.origin).host,
    'x-forwarded-for': address,
    'x-forwarded-proto': 'https',
  };
  return client(address, { always, urls: attacked.site.urls }, cookies);
}

/** Somebody on the machine that `npm start` runs on, or one that reaches its port. */
export function atDesk({ address = newAddress(127), cookies }: Wish = {}): Client {
  const { urls } = attacked.desk;
  return client(address, { always: {}, from: address, urls }, cookies);
}
