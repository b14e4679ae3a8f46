import { createRoot } from 'react-dom/client';
import { Console } from './console';
import { readDeployment } from './deployed';
import { adoptStyles, Styles } from '../src/element/styles';
import { session, showTheme } from '../src/session';

readDeployment();
const root = document.getElementById('root');
if (root) {
  showTheme(session.theme);
  adoptStyles(document);
  createRoot(root).render(
    <Styles root={document}>
      <Console />
    </Styles>,
  );
}
