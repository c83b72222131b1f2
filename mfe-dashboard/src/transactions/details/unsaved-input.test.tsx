import { fireEvent, screen } from '@testing-library/react';
import { openDetails, openTransactions } from '../testing/open-transactions';

test('the panel asks before a typed note, name, split, share, or tag is thrown away', async () => {
  const { user } = openTransactions();
  const panel = await openDetails(user, 'Corner Market');
  const dialog = screen.getByRole('dialog', { name: 'Corner Market' });
  const isEdited = () => dialog.querySelector('[data-edited=""]') !== null;
  const leaveAndStay = async () => {
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
  };
  expect(isEdited()).toBe(false);
  await user.click(panel.getByRole('button', { name: 'Rename merchant' }));
  await user.click(panel.getByRole('button', { name: 'Split into parts' }));
  await user.click(panel.getByRole('button', { name: 'Paid for others' }));
  for (const name of ['Note', 'Merchant', 'Add a tag', 'Others pay back']) {
    const field = panel.getByLabelText(name);
    const before = field.getAttribute('value') ?? '';
    await user.type(field, '5');
    await leaveAndStay();
    await user.clear(field);
    if (before) await user.type(field, before);
    expect(isEdited()).toBe(false);
  }
  await user.type(panel.getAllByRole('textbox', { name: 'Amount' })[0]!, '5');
  await leaveAndStay();
});
