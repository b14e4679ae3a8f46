import { useState, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { useWrite } from '../../../api';
import { tableViewDelete, tableViewSave, tableViews, type TableView } from '../../../api/contract/table-view';
import { usePlace } from '../../../session/place';
import { token } from '../../../theme';
import { Button, IconButton } from '../../button';
import { Checkbox } from '../../checkbox';
import { copyText } from '../../copy';
import { Link2, Trash2 } from '../../icon';
import { Input } from '../../input';
import { useToast } from '../../toast';
import { useAct } from '../../act';
import type { SavedViews } from '../hooks/use-views';
import { Quiet, TextButton } from '../table.styles';
import { tableText } from '../table.text';
import { viewsPanelText as text } from './views-panel.text';
import { Panel, PanelItem, PanelList } from './bars.styles';

/** Props of `ViewsPanel`. */
export interface ViewsPanelProps {
  views: SavedViews;
  /** In front of the query fields of this table. */
  prefix: string | undefined;
  /** A view was opened. */
  onOpen: () => void;
}

/** The saved views of a table, and the way to save one more. */
export const ViewsPanel = ({ views, prefix, onOpen }: ViewsPanelProps) => (
  <Panel>
    <h6>{tableText.viewsTitle}</h6>
    <PanelList>
      {views.list.map((view) => (
        <ViewLine key={view.id} view={view} views={views} prefix={prefix} onOpen={onOpen} />
      ))}
      {views.list.length === 0 && (
        <PanelItem>
          <Quiet>{text.noViews}</Quiet>
        </PanelItem>
      )}
    </PanelList>
    <hr />
    <SaveForm views={views} />
  </Panel>
);

interface ViewLineProps extends ViewsPanelProps {
  view: TableView;
}

function ViewLine({ view, views, prefix, onOpen }: ViewLineProps) {
  const toast = useToast();
  const { act } = useAct();
  const place = usePlace();
  const removing = useWrite(tableViewDelete, [tableViews.path]);
  const fields = Object.entries({ ...view.query, view: view.id });
  const link = place.here?.(Object.fromEntries(fields.map(([field, value]) => [(prefix ?? '') + field, value])));
  return (
    <PanelItem>
      <Name
        type="button"
        onClick={() => {
          views.open(view);
          onOpen();
        }}
      >
        {view.name}
      </Name>
      {view.shared && <Quiet>{text.sharedMark}</Quiet>}
      {link && (
        <IconButton size="sm" label={text.viewLink} onClick={() => void copyText(link).then((ok) => said(ok))}>
          <Link2 size={14} />
        </IconButton>
      )}
      <IconButton size="sm" label={text.removeView(view.name)} onClick={remove}>
        <Trash2 size={14} />
      </IconButton>
    </PanelItem>
  );

  function remove() {
    const question = { danger: true, detail: text.removeView(view.name) };
    void act(() => removing.run({ id: view.id }), { confirm: question, said: tableText.deleted });
  }
  function said(ok: boolean) {
    if (ok) toast.success(text.copied);
    else toast.error(text.notCopied);
  }
}

function SaveForm({ views }: { views: SavedViews }) {
  const { act, busy } = useAct();
  const saving = useWrite(tableViewSave, [tableViews.path]);
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const [error, setError] = useState<string>();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!name.trim()) return setError(text.viewNameNeeded);
    return void act(() => saving.run({ ...views.now(), name: name.trim(), shared }), {
      said: text.viewSaved,
      then: () => {
        setName('');
        setError(undefined);
      },
      failed: ({ detail, message }) => void setError(detail.errors?.name?.[0] ?? message),
    });
  };
  return (
    <Form onSubmit={submit} noValidate>
      <Input
        size="sm"
        aria-label={text.viewName}
        placeholder={text.viewName}
        value={name}
        maxLength={40}
        aria-invalid={error ? true : undefined}
        aria-errormessage={error ? 'view-name-error' : undefined}
        onChange={setName}
      />
      {error && (
        <Wrong id="view-name-error" role="alert">
          {error}
        </Wrong>
      )}
      <Checkbox checked={shared} onChange={setShared} label={text.viewShared} title={text.viewSharedHelp} />
      <Button type="submit" size="sm" busy={busy}>
        {text.saveView}
      </Button>
    </Form>
  );
}

const Name = styled(TextButton)`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-align: start;
  text-overflow: ellipsis;
`;

const Form = styled.form`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 4px 10px 8px;
`;

const Wrong = styled.span`
  color: ${token('danger-text')};
  font-size: 12px;
  line-height: 18px;
`;
