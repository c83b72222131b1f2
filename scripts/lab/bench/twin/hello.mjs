/** This is the smallest page that React can make. */
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const heading = createElement('h1', null, 'Accounts Overview');
createRoot(document.getElementById('root')).render(heading);
