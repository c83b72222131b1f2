import { isoDate } from '@halyard/shared-contracts/finance';
import { financialData, transaction } from '@halyard/shared-contracts/testing/builders';
import { cents } from '@halyard/shared-contracts/money';
import { testApi, type TestApi, type Visitor } from '../../testing/test-api';
import { calendarFile } from './calendar-file';

let api: TestApi;
let ann: Visitor;
beforeEach(async () => {
  api = await testApi();
  ann = api.visitor();
});
afterEach(() => api.close());

const PATH = '/api/finance/calendar-address';
const make = async (amounts = false): Promise<string> =>
  (await ann.post(PATH, { amounts })).json().path;
const read = (path: string) => api.visitor().get(path);
const statusOf = async (path: string) => (await read(path)).statusCode;

// Covers P3-B3-5.
describe('the address of a calendar', () => {
  it('opens for everyone who has it, without a session and without a cache', async () => {
    const { statusCode, headers, body } = await read(await make());
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(headers['set-cookie']).toBeUndefined();
    expect(body).toMatch(/^BEGIN:VCALENDAR\r\n/);
  });

  it.each([
    ['no secret', (path: string) => path.split('?')[0]!],
    ['another secret', (path: string) => path.replace(/key=./, 'key=_')],
    ['another id', (path: string) => path.replace(/calendar\/./, 'calendar/_')],
    ['two secrets', (path: string) => `${path}&key=x`],
    ['another name', (path: string) => path.replace('.ics', '.txt')],
  ])('does not open with %s', async (_, changed) => {
    const answer = await read(changed(await make()));
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
  });

  it('stops working at once when it is turned off, or when a new one is made', async () => {
    const first = await make();
    const second = await make();
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
    await ann.call('DELETE', PATH);
    expect(await statusOf(second)).toBe(404);
    expect((await ann.get(PATH)).json()).toEqual({ address: null });
    expect((await ann.call('DELETE', PATH)).statusCode).toBe(404);
  });

  it('does not open with the secret of another user', async () => {
    const own = await make();
    const theirs = (await api.visitor().post(PATH, { amounts: true })).json().path;
    const [id, secret] = [own.split('?')[0], theirs.split('?')[1]];
    expect([await statusOf(own), await statusOf(theirs)]).toEqual([200, 200]);
    expect(await statusOf(`${id}?${secret}`)).toBe(404);
  });

  it('cannot be turned off or inspected by another user', async () => {
    const path = await make();
    const bob = api.visitor();
    expect((await bob.call('DELETE', PATH)).statusCode).toBe(404);
    expect((await bob.get(PATH)).json()).toEqual({ address: null });
    expect(await statusOf(path)).toBe(200);
  });

  it('is a file that no browser shows as a page', async () => {
    const { headers } = await read(await make());
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  });

  it('is in neither the database nor a copy', async () => {
    const path = await make();
    const secret = path.split('key=')[1]!;
    const rows = await api.db.selectFrom('calendar_addresses').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect((await ann.get('/api/privacy/copy')).rawPayload.includes(secret)).toBe(false);
  });

  it('says when another calendar read it', async () => {
    const path = await make(true);
    expect((await ann.get(PATH)).json().address).toMatchObject({
      amounts: true,
      last_read_at: null,
    });
    await read(path);
    expect((await ann.get(PATH)).json().address.last_read_at).toBe('2025-07-15T16:00:00.000Z');
  });

  it('refuses a flood of requests', async () => {
    const path = await make();
    const statuses: number[] = [];
    for (let at = 0; at < 130; at += 1) statuses.push(await statusOf(path.replace('key=', 'k=')));
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  it('has amounts only if the user wants that', async () => {
    const [without, withAmounts] = [
      (await read(await make())).body,
      (await read(await make(true))).body,
    ];
    expect(without).not.toContain('$');
    expect(withAmounts).toContain('$');
  });
});

const unfolded = (text: string): string => text.replaceAll('\r\n ', '');

const fileOf = (merchant: string, today = '2025-07-15') => {
  const dates = ['2025-03-31', '2025-04-30', '2025-05-31', '2025-06-30'];
  const transactions = dates.map((date) =>
    transaction({ merchant, category: 'Rent', amount: cents(-900_00), date: isoDate(date) }),
  );
  return calendarFile(financialData({ today: isoDate(today), transactions }), {
    userId: 'ann',
    amounts: false,
    now: new Date('2025-07-15T16:00:00Z'),
  });
};

const HOSTILE = 'Rent, "Inc"; \\n\r\nBEGIN:VEVENT\u2028\u0085ATTACH:http://evil.example\u0000';

describe('the file of a calendar', () => {
  it('has lines that end with CRLF and have at most 75 bytes', () => {
    const lines = fileOf(`Länger ${'ß'.repeat(70)}`).split('\r\n');
    expect(lines.join('')).not.toMatch(/[\r\n]/);
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it('keeps a hostile name in one escaped line', () => {
    const text = unfolded(fileOf(HOSTILE));
    const events = text.match(/BEGIN:VEVENT\r\n/g) ?? [];
    expect(events.length).toBeGreaterThan(2);
    expect(text.match(/\r\nBEGIN:VEVENT\r\n/g)).toHaveLength(events.length);
    expect(text).not.toMatch(/\r\nATTACH/);
    expect(text).toContain(
      'SUMMARY:Rent\\, "Inc"\\; \\\\n BEGIN:VEVENT ATTACH:http://evil.example',
    );
  });

  it('has whole days, also where clocks change and in a leap year', () => {
    const text = unfolded(fileOf('Rent', '2025-10-20'));
    expect(fileOf('Rent')).toContain(
      'DTSTART;VALUE=DATE:20250731\r\nDTEND;VALUE=DATE:20250801\r\n',
    );
    expect(text).not.toMatch(/DTSTART:\d/);
    expect(text).not.toContain('TZID');
  });

  it('has ids that are unique and stay the same', () => {
    const ids = (text: string) => unfolded(text).match(/UID:.*/g) ?? [];
    const [first, second] = [ids(fileOf('Rent')), ids(fileOf('Rent', '2025-07-20'))];
    expect(new Set(first).size).toBe(first.length);
    expect(second).toEqual(expect.arrayContaining(first.slice(1)));
    expect(fileOf('Rent').match(/DTSTAMP:20250715T160000Z/g)).toHaveLength(first.length);
  });
});
