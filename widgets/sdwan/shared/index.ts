export { SdwanEditor, type SdwanEditorProps } from './editor';
export { AddMembers } from './add-members';
export { WidthEditor } from './width-editor';
export { Block } from './editor.styles';
export { useDrawing, type DrawingState, type Edit } from './use-drawing';
export type { EditorModel, MemberFacts } from './types';
export { useSdwanGroups } from './use-sdwan-groups';
