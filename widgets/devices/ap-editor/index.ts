export { ApEditor } from './ap-editor';
export { apEditorContract } from './ap-editor.contract';
