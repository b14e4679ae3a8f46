import { hydrateRoot } from 'react-dom/client';
import 'netpane/theme.css';
import './app.css';
import './connection';
import { App } from './app';

hydrateRoot(document.querySelector('#app'), <App />, {
  onRecoverableError: (error) => console.error('hydration', error),
});
