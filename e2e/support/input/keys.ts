import { expect, type Locator } from '@playwright/test';

export async function press(control: Locator, key = 'Enter'): Promise<void> {
  await control.focus();
  await control.press(key);
}

/**
 * Returns the number of options between the chosen one and the one with this text. It is null while no option has
 * this text.
 */
const distanceTo = (field: Locator, option: string): Promise<number | null> =>
  field.evaluate((select: HTMLSelectElement, text) => {
    const at = Array.from(select.options).findIndex((each) => each.text === text);
    return at === -1 ? null : at - select.selectedIndex;
  }, option);

/**
 * Waits for an option and chooses it with the arrow keys. Typing its name would depend on the time between two
 * keys, because the browser begins a new name after a second.
 */
export async function chooseByKey(field: Locator, option: string): Promise<void> {
  await expect.poll(() => distanceTo(field, option)).not.toBeNull();
  await field.focus();
  for (let left = await distanceTo(field, option); left; left = await distanceTo(field, option))
    await field.press(left > 0 ? 'ArrowDown' : 'ArrowUp');
  await expect(field.locator('option:checked')).toHaveText(option);
}
