import { useState } from 'react';
import { maxLength, required } from '../../../src/rules';
import { portalLimits } from '../../../src/domain/guest';
import { usePlace } from '../../../src/session/place';
import { checks } from '../../../src/text';
import { Button, IconButton } from '../../../src/ui/button';
import { TextField } from '../../../src/ui/form';
import { FormDialog } from '../../../src/ui/form-dialog';
import { ChevronLeft, Network, Pencil, Redo2, Undo2 } from '../../../src/ui/icon';
import { Status } from '../../../src/ui/status';
import type { User } from './portal-editor';
import type { Steps } from './portal-editor.model';
import { Top } from './portal-editor.styles';
import { portalEditorText as text } from './portal-editor.text';

interface TopBarProps {
  steps: Steps;
  users: readonly User[];
  version: number | undefined;
  error: string | undefined;
  onName: (name: string) => void;
  onUndo: () => void;
  onRedo: () => void;
  onRange: (() => void) | undefined;
}

/** Whose page this is, who uses it, and the steps back and forth. */
export function TopBar({ steps, users, version, error, onName, onUndo, onRedo, onRange }: TopBarProps) {
  const [renaming, rename] = useState(false);
  const place = usePlace();
  const { name } = steps.now;
  const behind = version === undefined ? 0 : users.filter((user) => user.version < version).length;
  return (
    <Top>
      <IconButton size="sm" label={text.back} onClick={() => place.go({ name: 'template_manage' })}>
        <ChevronLeft />
      </IconButton>
      <h1>{name}</h1>
      <IconButton size="sm" label={text.rename} onClick={() => rename(true)}>
        <Pencil size={14} />
      </IconButton>
      {error && <Status kind="danger">{error}</Status>}
      <span>{users.length > 0 ? text.usedBy(users.length) : text.unused}</span>
      {behind > 0 && <Status kind="warning">{text.behind(behind)}</Status>}
      <i />
      {version !== undefined && <span>{text.version(version)}</span>}
      <IconButton size="sm" label={text.undo} disabled={steps.past.length === 0} onClick={onUndo}>
        <Undo2 />
      </IconButton>
      <IconButton size="sm" label={text.redo} disabled={steps.future.length === 0} onClick={onRedo}>
        <Redo2 />
      </IconButton>
      {onRange && (
        <Button size="sm" icon={<Network />} onClick={onRange}>
          {text.range}
        </Button>
      )}
      {renaming && (
        <FormDialog
          title={text.rename}
          ok={text.rename}
          initial={{ name }}
          onSubmit={(values: { name: string }) => {
            onName(values.name.trim());
            rename(false);
          }}
          onClose={() => rename(false)}
        >
          <TextField
            name="name"
            label={text.name}
            required
            maxLength={portalLimits.name}
            rules={[checks<string>(text.name, required, maxLength(portalLimits.name))]}
          />
        </FormDialog>
      )}
    </Top>
  );
}
