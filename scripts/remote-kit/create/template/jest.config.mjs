export default { preset: '@halyard/remote-kit' };
