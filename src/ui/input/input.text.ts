/** Words of text boxes. */
export const inputText = { clear: '清除' };
