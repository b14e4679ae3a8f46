import { useState } from 'react';
import { useRead, useWrite, type InputOf } from '../../../src/api';
import { wifiShareCreate, wifiShares, type WifiSsid } from '../../../src/api/contract/wifi';
import { wifiDays, wifiLimits } from '../../../src/domain/wifi';
import { date } from '../../../src/format';
import { maxLength } from '../../../src/rules';
import { usePlace } from '../../../src/session/place';
import { Button } from '../../../src/ui/button';
import { CheckboxesField, SelectField, TextField } from '../../../src/ui/form';
import { FormDialog, verbs } from '../../../src/ui/form-dialog';
import { Printer } from '../../../src/ui/icon';
import { NewLinkDialog } from '../../../src/ui/new-link';
import { Note } from '../../../src/ui/note';
import { printCards } from '../../../src/ui/print';
import { useToast } from '../../../src/ui/toast';
import { Stack } from '../../../src/ui/stack';
import { betweenText } from '../../../src/text/between.text';
import { wifiSharesText as text } from './wifi-shares.text';

interface Values {
  name: string;
  ssids: string[];
  days: string;
}

/** A link that was just made: the only time that its key is known. */
interface Made {
  name: string;
  ssids: readonly string[];
  key: string;
  expires_at: string;
}

/** Makes a link, then shows it. */
export function ShareDialog({ gwid, onClose }: { gwid: string; onClose: () => void }) {
  const [made, setMade] = useState<Made>();
  const { run } = useWrite(wifiShareCreate, ['/api/v3/wifi/']);
  const { data } = useRead(wifiShares, { gwid });
  const ssids = data?.ssids ?? [];
  const known = ssids.filter(({ security }) => security !== null);
  if (made) return <MadeDialog gwid={gwid} made={made} onClose={onClose} />;
  const submit = async ({ name, ssids: chosen, days }: Values) => {
    const input = {
      gwid,
      name: name.trim(),
      ssids: chosen,
      days: Number(days) as InputOf<typeof wifiShareCreate>['days'],
    };
    const { data: answer } = await run(input);
    setMade({ name: input.name, ssids: chosen, key: answer.key, expires_at: answer.expires_at });
  };
  return (
    <FormDialog<Values>
      title={text.add}
      ok={verbs.create}
      width={520}
      initial={{ name: '', ssids: known.slice(0, 1).map(({ ssid }) => ssid), days: '30' }}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={text.name}
        required
        maxLength={wifiLimits.name}
        rules={[maxLength(wifiLimits.name)]}
        tidy={(value) => value.trim()}
        help={text.nameHelp}
      />
      {known.length > 0 ? (
        <CheckboxesField
          name="ssids"
          label={text.ssids}
          required
          options={known.slice(0, wifiLimits.ssids).map(({ ssid, security }) => ({
            value: ssid,
            label: text.ssidOption(ssid, text.securities[security!]),
          }))}
        />
      ) : (
        <Note tone="warning">{text.noSsids}</Note>
      )}
      <SelectField
        name="days"
        label={text.days}
        required
        options={wifiDays.map((days) => ({ value: String(days), label: text.dayCount(days) }))}
      />
      <Doubts ssids={ssids} />
    </FormDialog>
  );
}

/** Networks that cannot be shared, or not with certainty. */
function Doubts({ ssids }: { ssids: readonly WifiSsid[] }) {
  const names = (of: readonly WifiSsid[]) => of.map(({ ssid }) => ssid).join(betweenText.names);
  const unknown = ssids.filter(({ security }) => security === null);
  const differing = ssids.filter(({ differs }) => differs);
  return (
    <Stack $gap={8}>
      {unknown.length > 0 && <Note>{text.unknown(names(unknown))}</Note>}
      {differing.length > 0 && <Note tone="warning">{text.differs(names(differing))}</Note>}
    </Stack>
  );
}

function MadeDialog({ gwid, made, onClose }: { gwid: string; made: Made; onClose: () => void }) {
  const { key, name, ssids, expires_at } = made;
  const toast = useToast();
  const path = usePlace().href({ name: 'wifi', params: { gwid, key } }) ?? `/wifi/${gwid}/${key}`;
  const address = new URL(path, location.href).href;
  const print = () => {
    const lines = [text.printScan, text.printUntil(date(expires_at))];
    const card = { title: name, code: ssids.join(' · '), lines, qr: address };
    if (!printCards(name, [card])) toast.error(text.printBlocked);
  };
  return (
    <NewLinkDialog
      title={text.madeTitle}
      address={address}
      body={text.madeBody}
      warning={text.madeWarning}
      open={text.open}
      actions={
        <Button icon={<Printer />} onClick={print}>
          {text.print}
        </Button>
      }
      onClose={onClose}
    />
  );
}
