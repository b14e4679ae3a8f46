export { SiteTemplateEditor } from './site-template-editor';
export { siteTemplateEditorContract } from './site-template-editor.contract';
