import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { attacked } from './attacked';
import { type Answer, send } from './send';

type Headers = Readonly<Record<string, string>>;

/** A `Client` acts as one browser: it stores cookies and sends from one network address. */
export interface Client {
  readonly cookies: Map<string, string>;
  /** This is the network address that the product sees. */
  readonly address: string;
  /** `body` is sent as JSON, unless it is a Buffer. */
  call(method: string, path: string, body?: unknown, headers?: Headers): Promise<Answer>;
  get(path: string, headers?: Headers): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Headers): Promise<Answer>;
  /** Returns the headers that each request of this client carries. */
  headers(): Headers;
  /** Returns the address of the instance for the next request. The instances take turns, as behind a balancer. */
  nextUrl(): string;
}

interface Wish {
  /** When it is missing, the client gets a network that no other client has. */
  readonly address?: string;
  readonly cookies?: ReadonlyMap<string, string>;
}

/** Takes the next /16 that no other file of this run uses. Files run in several processes, some of them at once. */
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

/** Returns an address in a /24 that no other client of this run uses. `first` is its first byte. */
function newAddress(first: number): string {
  if (networks === 256) [block, networks] = [ownBlock(), 0];
  networks += 1;
  return `${first}.${block}.${networks - 1}.7`;
}

function storeCookies(cookies: Map<string, string>, { headers }: Answer): void {
  for (const line of headers['set-cookie'] ?? []) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '') cookies.delete(name);
    else cookies.set(name, value);
  }
}

function client(
  address: string,
  { always, from, urls }: { always: Headers; from?: string; urls: readonly string[] },
  stored: ReadonlyMap<string, string> = new Map(),
): Client {
  const cookies = new Map(stored);
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
    storeCookies(cookies, answer);
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

/** Returns a new client of the site. It sets the headers that the proxy would set. */
export function atSite({ address = newAddress(31), cookies }: Wish = {}): Client {
  const always = {
    host: new URL(attacked.origin).host,
    'x-forwarded-for': address,
    'x-forwarded-proto': 'https',
  };
  return client(address, { always, urls: attacked.site.urls }, cookies);
}

/** Returns a client of the desk, which connects to its port directly. */
export function atDesk({ address = newAddress(127), cookies }: Wish = {}): Client {
  const { urls } = attacked.desk;
  return client(address, { always: {}, from: address, urls }, cookies);
}
