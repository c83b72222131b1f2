import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '../../../run/chromium.mjs';
import { line } from '../statistics.mjs';

/** This is no dependency. It is downloaded for this row only. It asks for a newer Node, but works with this one. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
/** Its figure of blocked time sometimes includes the start of the browser, so the median needs several rounds. */
const ROUNDS = 7;
const FLAGS = '--headless=new --no-sandbox --disable-gpu';

function audit(url, form, folder) {
  const report = join(folder, `${form}.json`);
  const preset = form === 'desktop' ? ['--preset=desktop'] : [];
  const words = [url, '--output=json', `--output-path=${report}`, '--only-categories=performance'];
  const quiet = ['--quiet', `--chrome-flags=${FLAGS}`, ...preset];
  const { status, stderr } = spawnSync('npx', ['--yes', LIGHTHOUSE, ...words, ...quiet], {
    encoding: 'utf8',
    env: { ...process.env, CHROME_PATH: ensureChromium(console.log) },
    timeout: 240_000,
  });
  if (status !== 0) throw new Error(`Lighthouse could not be run: ${stderr.trim().slice(-300)}`);
  const { categories, audits } = JSON.parse(readFileSync(report, 'utf8'));
  const of = (id) => audits[id].numericValue;
  return {
    score: categories.performance.score,
    lcp: of('largest-contentful-paint'),
    blocked: of('total-blocking-time'),
    shift: of('cumulative-layout-shift'),
  };
}

/** Runs Lighthouse on the first page of a new visitor, on its simulated phone and desktop. */
export async function benchLighthouse({ product, rounds = ROUNDS }) {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-lighthouse-'));
  try {
    const found = { mobile: [], desktop: [] };
    for (let round = 0; round < rounds; round += 1) {
      for (const form of Object.keys(found)) found[form].push(audit(product.url, form, folder));
    }
    const of = (form, field) => found[form].map((each) => each[field]);
    return [
      line('P5', 'Lighthouse, phone', of('mobile', 'score'), { least: 0.99 }),
      line('P5', 'Lighthouse, desktop', of('desktop', 'score'), { least: 1 }),
      line('P5', 'blocked, phone', of('mobile', 'blocked'), { unit: 'ms', most: 100 }),
      line('P5', 'shift of the layout, phone', of('mobile', 'shift'), { most: 0.01 }),
      line('', 'largest paint, phone (simulated)', of('mobile', 'lcp'), { unit: 'ms' }),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
