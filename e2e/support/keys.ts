import { expect, type Locator } from '@playwright/test';

/** Presses a control by key, as somebody without a mouse does. */
export async function press(control: Locator, key = 'Enter'): Promise<void> {
  await control.focus();
  await control.press(key);
}

/** Chooses an option by typing the start of its name. */
export async function typeChoice(field: Locator, option: string): Promise<void> {
  await field.focus();
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(option);
  await expect(field.locator('option:checked')).toHaveText(option);
}
