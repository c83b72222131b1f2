import { ensureInstalled } from './run/install.mjs';
import { endWith } from './run/plain-failure.mjs';

try {
  await ensureInstalled(console.log);
  const { serveKit } = await import('./dev/serve-kit.mjs');
  await serveKit();
} catch (error) {
  endWith(error);
}
