export { ApBatchEditor } from './ap-batch-editor';
export { apBatchEditorContract } from './ap-batch-editor.contract';
