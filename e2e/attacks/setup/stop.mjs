export default function stopAttackedProducts() {
  return globalThis.halyardAttacked.stop();
}
