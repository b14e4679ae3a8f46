export { PortalEditor } from './portal-editor';
export { portalEditorContract } from './portal-editor.contract';
