import { words } from '../../text/words';

/** Words of form dialogs. */
export const formDialogText = words('formDialog', { cancel: '取消', ok: '确定' });
