import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Styles } from '../../../src/element/styles';
import { Button, IconButton } from '../../../src/ui/button';
import { CopyButton } from '../../../src/ui/copy';
import { Dialog, useConfirm } from '../../../src/ui/dialog';
import { Drawer } from '../../../src/ui/drawer';
import {
  CaptchaField,
  CheckboxesField,
  CheckboxField,
  ComboboxField,
  DateRangeField,
  FileField,
  Form,
  IpField,
  MacField,
  MultiSelectField,
  NumberField,
  PasswordField,
  PortsField,
  RadioField,
  SelectField,
  SmsCodeField,
  SubmitButton,
  SwitchField,
  TextareaField,
  TextField,
  TimeField,
  TimeRangeField,
  VlanField,
} from '../../../src/ui/form';
import { mac, mobile } from '../../../src/rules';
import { cleanByBrowser } from '../../../src/ui/html/native';
import { sanitize } from '../../../src/ui/html/sanitize';
import { Ellipsis } from '../../../src/ui/icon';
import { Menu } from '../../../src/ui/menu';
import { Popover } from '../../../src/ui/popover';
import { UiRoot } from '../../../src/ui/root';
import { useToast } from '../../../src/ui/toast';
import { hardPlace } from './hard-place';

const { root, inside } = hardPlace();

const options = ['上海', '杭州', '苏州', '成都'].map((label) => ({ value: label, label }));

function Bench() {
  const [dialog, setDialog] = useState(false);
  const [drawer, setDrawer] = useState(false);
  const [fields, setFields] = useState(false);
  const [said, setSaid] = useState('');
  const toast = useToast();
  const confirm = useConfirm();
  const ask = async () => setSaid(String(await confirm({ danger: true })));
  return (
    <>
      <Button onClick={() => setDialog(true)}>open dialog</Button>
      <Button onClick={() => setFields(true)}>open fields</Button>
      <Button onClick={() => setDrawer(true)}>open drawer</Button>
      <Button onClick={() => void ask()}>ask</Button>
      <Actions onSay={setSaid} />
      <CopyButton text="8F3K" label="copy" />
      <output>{said}</output>
      <Dialog open={fields} title="Fields" onClose={() => setFields(false)}>
        <Fields onSay={setSaid} />
      </Dialog>
      <Drawer open={drawer} title="Details" onClose={() => setDrawer(false)}>
        <a href="#more">more</a>
      </Drawer>
      <Dialog open={dialog} title="Edit" onClose={() => setDialog(false)}>
        <Form onSubmit={(values) => setSaid(JSON.stringify(values))} guarded={false}>
          <TextField name="remark" label="Remark" />
          <SelectField name="group" label="Group" options={options} />
          <ComboboxField name="city" label="City" options={options} />
          <MultiSelectField name="cities" label="Cities" options={options} />
          <Actions onSay={setSaid} />
          <More />
          <Button onClick={() => toast.success('saved')}>toast</Button>
          <SubmitButton>save</SubmitButton>
        </Form>
      </Dialog>
    </>
  );
}

const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';
const ways = ['first', 'second', 'third'].map((label) => ({ value: label, label }));

/** One field of each other kind. */
function Fields({ onSay }: { onSay: (text: string) => void }) {
  const [pictures, setPictures] = useState(1);
  return (
    <Form
      guarded={false}
      onSubmit={({ file, ...values }) => onSay(JSON.stringify({ ...values, file: (file as File | undefined)?.name }))}
    >
      <TextField name="mobile" label="Mobile" required rules={[mobile]} />
      <PasswordField name="password" label="Password" purpose="new" required />
      <NumberField name="speed" label="Speed" unit="KB/s" integer min={2} max={100} />
      <IpField name="ip" label="Address" />
      <MacField name="mac" label="MAC" />
      <PortsField name="ports" label="Ports" />
      <VlanField name="vlan" label="VLAN" created={[10, 20]} />
      <TextareaField name="macs" label="MACs" lineRule={mac} />
      <RadioField name="way" label="Way" options={ways} />
      <CheckboxesField name="days" label="Days" options={ways.map(({ value }) => ({ value, label: `day ${value}` }))} />
      <SwitchField name="on" label="On" />
      <TimeField name="at" label="At" />
      <TimeRangeField name="period" label="Period" />
      <DateRangeField name="dates" label="Dates" />
      <FileField name="file" label="File" types={['csv']} />
      <CaptchaField
        name="captcha"
        label={`Captcha ${pictures}`}
        image={picture}
        onReload={() => setPictures(pictures + 1)}
      />
      <SmsCodeField name="code" label="Code" needs={['mobile']} send={() => Promise.resolve()} />
      <CheckboxField name="agree" label="Agree" required />
      <SubmitButton>send</SubmitButton>
    </Form>
  );
}

const Actions = ({ onSay }: { onSay: (text: string) => void }) => (
  <Menu
    label="Actions"
    trigger={
      <IconButton label="actions">
        <Ellipsis />
      </IconButton>
    }
    items={['alpha', 'beta', 'gamma'].map((key) => ({ key, label: key, onSelect: () => onSay(key) }))}
  />
);

function More() {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={anchor} onClick={() => setOpen(!open)}>
        more
      </Button>
      <Popover open={open} anchor={anchor} onClose={() => setOpen(false)} label="More">
        <Button>inner</Button>
      </Popover>
    </>
  );
}

Object.assign(globalThis, {
  clean: (html: string) =>
    [cleanByBrowser(html), sanitize(html)].map((clean) => {
      const holder = document.createElement('div');
      holder.append(clean ?? '');
      return holder.innerHTML;
    }),
});

createRoot(inside).render(
  <Styles root={root}>
    <UiRoot>
      <Bench />
    </UiRoot>
  </Styles>,
);
document.body.dataset.ready = '';
