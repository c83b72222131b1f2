import { join } from 'node:path';
import type { Config } from '../../config/config';
import { storedShellsOf } from '../../remotes/stored-shells';
import type { App } from '../valibot';
import { shellInFolder, type Shells } from './shells';

export function liveShells(app: App, { remoteStore, webRoot }: Config): Shells {
  const published = storedShellsOf(remoteStore, app.log);
  const built = webRoot === null ? () => [] : shellInFolder(join(webRoot, 'shell'));
  return () => {
    const found = published();
    return found.length > 0 ? found : built();
  };
}
