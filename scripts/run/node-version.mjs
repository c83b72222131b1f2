var NEEDED = [20, 20, 0];

/** Checks that this Node is new enough and prints a sentence if not. The syntax is old so that any Node can run it. */
export function startsOnThisNode(version) {
  var parts = version.split('.').map(Number);
  for (var i = 0; i < NEEDED.length; i += 1) {
    if (parts[i] > NEEDED[i]) return true;
    if (parts[i] < NEEDED[i]) {
      console.error(
        'Halyard needs Node ' + NEEDED.join('.') + ' or newer; this is Node ' + version + '.',
      );
      return false;
    }
  }
  return true;
}
