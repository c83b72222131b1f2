export { defineRemote, isRemoteModule, type RemoteModule } from './remote-module';
export { mountStandalone } from './standalone/mount-standalone';
export { StandaloneFrame } from './standalone/standalone-frame';
