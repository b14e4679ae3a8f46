export { ApTemplateEditor } from './ap-template-editor';
export { apTemplateEditorContract } from './ap-template-editor.contract';
