import { useId } from 'react';
import type { replacement } from '../../../src/api/contract/prepared';
import type { DataOf } from '../../../src/api';
import { date, time } from '../../../src/format';
import { bySerial, useDeviceChoice } from '../../../src/ui/device/device-choices';
import { Button } from '../../../src/ui/button';
import { Drawer } from '../../../src/ui/drawer';
import { Failed } from '../../../src/ui/failed';
import { ComboboxField, Form, TextField, useFormState } from '../../../src/ui/form';
import { ChevronRight } from '../../../src/ui/icon';
import { Note } from '../../../src/ui/note';
import { PaneTitle } from '../../../src/ui/pane';
import { Simulated } from '../../../src/ui/simulated';
import { Skeleton } from '../../../src/ui/skeleton';
import { Status } from '../../../src/ui/status';
import { useToast } from '../../../src/ui/toast';
import { useReplace, useReplacement } from './prepared-devices.data';
import { movesOf } from './prepared-devices.model';
import { Fields, Foot, Moves, Sides } from './prepared-devices.styles';
import { preparedDevicesText as text } from './prepared-devices.text';

interface Values {
  gwid?: string;
  serial?: string;
  name?: string;
  note?: string;
}

/** Prepares a gateway to take the place of a broken one: what moves and what stays is shown, the old name confirms it. */
export function ReplacementDrawer({ onClose }: { onClose: () => void }) {
  const { run, busy } = useReplace();
  const toast = useToast();
  const id = useId();
  const submit = async ({ gwid: old = '', serial = '', name = '', note = '' }: Values) => {
    await run({ gwid: old, serial, name: name.trim(), note });
    toast.success(text.replaceSaved);
    onClose();
  };
  return (
    <Drawer
      open
      beside
      modal
      title={text.replace}
      onClose={onClose}
      footer={
        <Foot>
          <span>{text.replaceStart}</span>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button variant="primary" type="submit" form={id} busy={busy}>
            {text.replaceSubmit}
          </Button>
        </Foot>
      }
    >
      <Form<Values> id={id} label={text.replace} guarded={false} onSubmit={submit}>
        <Inside />
      </Form>
    </Drawer>
  );
}

function Inside() {
  const { gwid = '', serial = '' } = useFormState<Values>().values;
  const sources = useDeviceChoice('gateway', gwid, bySerial);
  const facts = useReplacement(gwid);
  const known = facts.data?.gwid === gwid ? facts.data : undefined;
  return (
    <Fields>
      <ComboboxField
        name="gwid"
        label={text.replaceOld}
        required
        placeholder={text.chooseOld}
        source={sources.source}
        options={sources.options}
        onSearch={sources.onSearch}
      />
      <TextField name="serial" label={text.newSerial} required maxLength={32} help={text.serialHelp} />
      {gwid && !known && (facts.error ? <Failed error={facts.error} onRetry={facts.refresh} /> : <Skeleton rows={4} />)}
      {known && <Shown facts={known} serial={serial} />}
    </Fields>
  );
}

function Shown({ facts, serial }: { facts: DataOf<typeof replacement>; serial: string }) {
  return (
    <>
      <Sides>
        <div>
          <small>{text.replaceOld}</small>
          <strong>
            {facts.remark} {facts.simulated && <Simulated />}
          </strong>
          <code>{facts.serial}</code>
          <span>{facts.model}</span>
          <Status kind={facts.online ? 'online' : 'offline'}>
            {facts.online ? text.isOnline : text.offlineFor(time(facts.status_since))}
          </Status>
        </div>
        <ChevronRight />
        <div>
          <small>{text.replaceNew}</small>
          <strong>{facts.remark}</strong>
          <code>{serial.toUpperCase() || '—'}</code>
          <Status kind="off">{text.newWaiting}</Status>
        </div>
      </Sides>
      {facts.waiting !== null && <Note tone="danger">{text.alreadyWaiting(facts.waiting)}</Note>}
      {facts.online && <Note tone="warning">{text.stillOnline}</Note>}
      <PaneTitle>{text.whatMoves}</PaneTitle>
      <Moves>
        {movesOf(facts, date).map(({ key, title, words, stays }) => (
          <li key={key}>
            <Status kind={stays ? 'off' : 'online'}>{title}</Status>
            <span>{words}</span>
            <span>{stays ? text.stays : text.moved}</span>
          </li>
        ))}
      </Moves>
      <Note>{text.afterwards}</Note>
      <TextField name="note" label={text.repair} maxLength={64} />
      <TextField name="name" label={text.confirmName(facts.remark)} required maxLength={64} />
    </>
  );
}
