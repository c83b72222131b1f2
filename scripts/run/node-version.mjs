var NEEDED = [20, 20, 0];

/** Whether this Node is new enough; says so in one sentence where it is not. Kept in the oldest syntax. */
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
