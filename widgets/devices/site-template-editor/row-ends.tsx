import { Button } from '../../../src/ui/button';
import { Ends } from './site-template-editor.styles';
import { siteTemplateEditorText as text } from './site-template-editor.text';

/** What can be done with a row of the model. */
export function RowEnds({ name, onEdit, onRemove }: { name: string; onEdit: () => void; onRemove: () => void }) {
  return (
    <Ends>
      <Button size="sm" variant="link" aria-label={text.editRow(name)} onClick={onEdit}>
        {text.edit}
      </Button>
      <Button size="sm" variant="link" aria-label={text.removeRow(name)} onClick={onRemove}>
        {text.remove}
      </Button>
    </Ends>
  );
}
