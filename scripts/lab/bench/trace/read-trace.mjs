const ms = (microseconds) => Math.round(microseconds / 100) / 10;
const fileOf = (url) => (url ?? '').split('?')[0].split('/').at(-1);

/** Returns the title of an event in a breakdown: its name and the script or type that it concerns. */
const titleOf = ({ name, args }) =>
  [name, fileOf(args?.data?.url ?? args?.fileName), args?.data?.type ?? ''].join(' ').trim();

/** Adds the own time to each event, without the events inside it. `events` are sorted by start. */
function withOwnTime(events) {
  const open = [];
  return events.map((event) => {
    while (open.length > 0 && open.at(-1).ts + open.at(-1).dur <= event.ts) open.pop();
    if (open.length > 0) open.at(-1).own -= event.dur;
    const timed = { ...event, own: event.dur };
    open.push(timed);
    return timed;
  });
}

/** Sums own time by title, longest first. Sums below `least` are left out. */
function breakdown(events, least) {
  const sums = new Map();
  for (const event of withOwnTime(events)) {
    const title = titleOf(event);
    const { own, count } = sums.get(title) ?? { own: 0, count: 0 };
    sums.set(title, { own: own + event.own, count: count + 1 });
  }
  return [...sums]
    .filter(([, { own }]) => own >= least)
    .sort(([, a], [, b]) => b.own - a.own)
    .map(([title, { own, count }]) => ({ title, ms: ms(own), count }));
}

const isTask = ({ name }) => name.endsWith('RunTask');

/**
 * Reads a trace of Chromium between two marks of a page. Returns when files were requested and arrived, and each
 * task of the main thread of at least `least` ms with its parts. All times are in ms after the first mark.
 */
export function readTrace(events, { from, to, least }) {
  const marked = (name) => events.find((each) => each.name === name && each.ph !== 'M');
  const [begin, end] = [marked(from), marked(to)];
  if (!begin || !end) throw new Error(`the trace has no ${begin ? to : from}`);
  const isOurs = ({ pid, tid }) => pid === begin.pid && tid === begin.tid;
  const main = events
    .filter((each) => each.ph === 'X' && isOurs(each))
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  const at = ({ ts }) => ms(ts - begin.ts);
  const inside = (task) =>
    main.filter((each) => each !== task && each.ts >= task.ts && each.ts < task.ts + task.dur);
  const ended = new Map(
    events
      .filter(({ name }) => name === 'ResourceFinish')
      .map((each) => [each.args.data.requestId, each]),
  );
  const isBetween = ({ ts, dur = 0 }) => ts + dur >= begin.ts && ts <= end.ts;
  return {
    took: at(end),
    requests: events
      .filter((each) => each.name === 'ResourceSendRequest' && isBetween(each))
      .map((each) => {
        const { requestId, url } = each.args.data;
        const last = ended.get(requestId);
        return { file: fileOf(url), sent: at(each), came: last ? at(last) : null };
      }),
    tasks: main
      .filter((each) => isTask(each) && each.dur >= least * 1000 && isBetween(each))
      .map((each) => ({ at: at(each), ms: ms(each.dur), of: breakdown(inside(each), 2000) })),
  };
}
