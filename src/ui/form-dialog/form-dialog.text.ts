/** Words of form dialogs. */
export const formDialogText = { cancel: '取消', ok: '确定' };
