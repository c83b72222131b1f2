import { mountStandalone } from '@halyard/shared-contracts/remote';
import { remote } from './routes';

mountStandalone(remote);
