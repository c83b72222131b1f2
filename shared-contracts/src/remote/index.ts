export {
  type ContributionProps,
  defineRemote,
  isRemoteModule,
  type RemoteContribution,
  type RemoteModule,
  type RemoteRoute,
} from './remote-module';
export { mountStandalone } from './standalone/mount-standalone';
export { StandaloneFrame } from './standalone/standalone-frame';
