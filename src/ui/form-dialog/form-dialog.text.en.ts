import { translate } from '../../text/words';
import type { formDialogText } from './form-dialog.text';

translate<typeof formDialogText>('formDialog', { cancel: 'Cancel', ok: 'OK' });
