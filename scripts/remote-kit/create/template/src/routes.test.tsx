import { conformance } from '@halyard/remote-kit/conformance';
import declaration from '../remote.config.json';
import { remote } from './routes';

conformance(remote, declaration);
