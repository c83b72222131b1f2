import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '../ui/tokens.css';
import { Catalog } from './catalog';

const container = document.getElementById('root');
if (!container) throw new Error('the catalog needs an element with the id root');
document.title = 'The kit';

createRoot(container).render(
  <BrowserRouter>
    <Catalog />
  </BrowserRouter>,
);
