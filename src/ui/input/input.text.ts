import { words } from '../../text/words';

/** Words of text boxes. */
export const inputText = words('input2', { clear: '清除' });
