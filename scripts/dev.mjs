import { ensureInstalled } from './run/install.mjs';
import { endWith } from './run/plain-failure.mjs';

try {
  await ensureInstalled(console.log);
  const { develop } = await import('./dev/develop.mjs');
  await develop(process.argv[2]);
} catch (error) {
  endWith(error);
}
