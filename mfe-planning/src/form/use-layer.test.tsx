import { fakeBackend, financialData, renderScreen } from '@halyard/shared-contracts/testing';
import { ToastRegion } from '@halyard/shared-contracts/ui';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { useLayer } from './use-layer';

const GOAL = { id: 'goal-1' };

function Goals() {
  const [rows, setRows] = useState([GOAL]);
  const layer = useLayer(rows);
  return (
    <>
      <button onClick={() => layer.showDetails(GOAL)}>Open</button>
      <button onClick={() => layer.edit(GOAL)}>Edit</button>
      <button onClick={() => setRows([])}>Another tab removes it</button>
      {layer.edited && <p>Edit goal</p>}
      <ToastRegion />
    </>
  );
}

const open = () => renderScreen(<Goals />, { backend: fakeBackend(financialData({})) });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const notice = () => screen.queryByText('It was removed elsewhere, so nothing was saved');

it('says why a form closes whose row was removed elsewhere', () => {
  open();
  press('Edit');
  expect(screen.getByText('Edit goal')).toBeInTheDocument();
  expect(notice()).toBeNull();
  press('Another tab removes it');
  expect(screen.queryByText('Edit goal')).toBeNull();
  expect(notice()).toBeVisible();
});

it('says nothing about details, which the user may have removed', () => {
  open();
  press('Open');
  press('Another tab removes it');
  expect(notice()).toBeNull();
});
