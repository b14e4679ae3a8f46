import { useState } from 'react';
import type { SettingDetail } from '../../../../src/api/contract/setting';
import type { ConfigDocument } from '../../../../src/domain/config';
import type { SettingService } from '../../../../src/domain/service-setting';
import { useAct } from '../../../../src/ui/act';
import { Button } from '../../../../src/ui/button';
import { Dialog } from '../../../../src/ui/dialog';
import { Send } from '../../../../src/ui/icon';
import { Status } from '../../../../src/ui/status';
import { ChangeList } from '../../../../src/ui/staged';
import { Bar, BarActions, BarText, Plain } from '../../../../src/ui/staged/staged.styles';
import { useFlush } from '../../../../src/ui/staged/typed';
import { useToast } from '../../../../src/ui/toast';
import type { SettingDraft } from './draft';
import { useSettingWrites } from './setting.data';
import { settingText as text } from './setting.text';

/** Props of `SettingBar`. */
export interface SettingBarProps {
  service: SettingService;
  detail: SettingDetail;
  draft: SettingDraft;
}

/** What is changed and not sent, what keeps it from being sent, and the button that does it. */
export function SettingBar({ service, detail, draft }: SettingBarProps) {
  const { save } = useSettingWrites();
  const { act, busy } = useAct();
  const flush = useFlush();
  const [open, setOpen] = useState<'changes' | 'problems'>();
  const toast = useToast();
  const { changes, problems, reset, staged } = draft;
  const fresh = detail.enabled === null;
  const close = () => setOpen(undefined);
  const send = () =>
    act(async () => {
      if (!(await flush())) return;
      const document = draft.now();
      if (draft.troubles(document).length > 0) return setOpen('problems');
      await save.run({ service, gwid: detail.gwid, document: plain(document) });
      toast.success(text.saved);
      await staged.refresh();
      reset();
    });
  return (
    <Bar aria-label={text.bar}>
      <BarText>
        <p>
          <b role="status">{changes.length > 0 ? text.unsaved(changes.length) : fresh ? text.unset : text.nothing}</b>
          {changes.length > 0 && problems.length > 0 && (
            <Button size="sm" variant="link" onClick={() => setOpen('problems')}>
              <Status kind="danger">{text.troubles(problems.length)}</Status>
            </Button>
          )}
          {changes.length > 0 && (
            <Button size="sm" variant="link" onClick={() => setOpen('changes')}>
              {text.show}
            </Button>
          )}
        </p>
      </BarText>
      <BarActions>
        <Button disabled={changes.length === 0 || busy} onClick={reset}>
          {text.drop}
        </Button>
        <Button variant="primary" icon={<Send />} busy={busy} onClick={() => void send()}>
          {text.save}
        </Button>
      </BarActions>
      <Dialog open={open === 'changes'} title={text.show} width={560} onClose={close}>
        <ChangeList changes={changes} />
      </Dialog>
      <Dialog open={open === 'problems'} title={text.problems} width={560} onClose={close}>
        <Plain>
          {problems.map(({ section, row, field, label, name, text: said }) => (
            <li key={`${section} ${row} ${field}`}>
              <b>{name && name !== label ? `${label} ${name}` : label}</b>
              <div>{said}</div>
            </li>
          ))}
        </Plain>
      </Dialog>
    </Bar>
  );
}

/** As a call takes it. */
const plain = (document: ConfigDocument) =>
  Object.fromEntries(Object.entries(document).map(([section, rows]) => [section, rows.map((row) => ({ ...row }))]));
