import { ensureInstalled } from './run/install.mjs';
import { endWith } from './run/plain-failure.mjs';

/** Takes the pictures of the landing page from a running product: `npm run pictures -- http://127.0.0.1:3000`. */
const [base = 'http://127.0.0.1:3000'] = process.argv.slice(2);

try {
  await ensureInstalled(console.log);
  const { takePictures } = await import('./pictures/take.mjs');
  await takePictures(base);
} catch (error) {
  endWith(error);
}
