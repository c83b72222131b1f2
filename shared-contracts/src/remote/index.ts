export { defineRemote, isRemoteModule, type RemoteModule, type RemoteRoute } from './remote-module';
export { mountStandalone } from './standalone/mount-standalone';
export { StandaloneFrame } from './standalone/standalone-frame';
