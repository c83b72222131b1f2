import { startFailure } from './start-failure';

const CONFIG = { host: '127.0.0.1', port: 3000, databasePath: '/data/halyard.db' };
const failure = (code: string, message = 'x') => Object.assign(new Error(message), { code });

describe('a start that fails', () => {
  it.each([
    [
      failure('EADDRINUSE'),
      'Port 3000 on 127.0.0.1 is in use. Stop what listens there, or set PORT to another one.',
    ],
    [
      failure('EACCES', 'listen EACCES'),
      'Port 3000 may not be used by this user. Set PORT to one above 1023.',
    ],
    [failure('ENOTFOUND'), '127.0.0.1 is not an address of this machine. Set HOST to one that is.'],
    [
      failure('ENOSPC'),
      'The disk that holds /data/halyard.db is full. Free some space and start again.',
    ],
    [
      failure('SQLITE_FULL'),
      'The disk that holds /data/halyard.db is full. Free some space and start again.',
    ],
    [
      failure('SQLITE_NOTADB'),
      '/data/halyard.db is not a database, or it is damaged. Move it away, or set DATABASE_PATH to another file.',
    ],
    [
      failure('SQLITE_BUSY'),
      'Another program holds /data/halyard.db. Stop it, or set DATABASE_PATH to another file.',
    ],
    [
      failure('EROFS'),
      '/data/halyard.db cannot be opened for writing. Set DATABASE_PATH to a file in a folder that can.',
    ],
    [
      new Error('Unable to open connection'),
      '/data/halyard.db cannot be opened for writing. Set DATABASE_PATH to a file in a folder that can.',
    ],
    [new Error('odd'), 'Halyard could not start: odd'],
    ['odd', 'Halyard could not start: odd'],
  ])('says %s in one sentence', (error, sentence) => {
    expect(startFailure(error, CONFIG)).toBe(sentence);
  });

  it('repeats the sentence of the configuration', () => {
    expect(startFailure(new Error('PORT must be a port number.'), null)).toBe(
      'PORT must be a port number.',
    );
  });
});
