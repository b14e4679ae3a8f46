import { renderToString } from 'react-dom/server';
import { App } from './app';

/** What the server sends before any script ran. */
export const render = () => renderToString(<App />);
