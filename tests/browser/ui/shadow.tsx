import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { adoptBase } from '../../../src/element/sheets';
import { adoptStyles, Styles } from '../../../src/element/styles';
import { Button, IconButton } from '../../../src/ui/button';
import { CopyButton } from '../../../src/ui/copy';
import { Dialog, useConfirm } from '../../../src/ui/dialog';
import { Drawer } from '../../../src/ui/drawer';
import { ComboboxField, Form, MultiSelectField, SelectField, SubmitButton, TextField } from '../../../src/ui/form';
import { cleanByBrowser } from '../../../src/ui/html/native';
import { sanitize } from '../../../src/ui/html/sanitize';
import { Ellipsis } from '../../../src/ui/icon';
import { Menu } from '../../../src/ui/menu';
import { Popover } from '../../../src/ui/popover';
import { UiRoot } from '../../../src/ui/root';
import { useToast } from '../../../src/ui/toast';

/** The hardest place to stand in: a shadow root in a transformed, clipping box with something laid over it. */
const box = document.createElement('div');
Object.assign(box.style, {
  transform: 'translate(40px, 40px) scale(1)',
  overflow: 'hidden',
  width: '480px',
  height: '120px',
});
const cover = document.createElement('div');
Object.assign(cover.style, { position: 'absolute', inset: '100px 0 0 0', zIndex: '10', background: 'Canvas' });
const before = document.createElement('button');
before.textContent = 'page button';
const host = document.createElement('div');
const root = host.attachShadow({ mode: 'open' });
const inside = document.createElement('div');
inside.dataset.npRoot = '';
root.append(inside);
box.append(host);
document.body.append(before, box, cover);
adoptBase(root);
adoptStyles(root);

const options = ['上海', '杭州', '苏州', '成都'].map((label) => ({ value: label, label }));

function Bench() {
  const [dialog, setDialog] = useState(false);
  const [drawer, setDrawer] = useState(false);
  const [said, setSaid] = useState('');
  const toast = useToast();
  const confirm = useConfirm();
  const ask = async () => setSaid(String(await confirm({ danger: true })));
  return (
    <>
      <Button onClick={() => setDialog(true)}>open dialog</Button>
      <Button onClick={() => setDrawer(true)}>open drawer</Button>
      <Button onClick={() => void ask()}>ask</Button>
      <Actions onSay={setSaid} />
      <CopyButton text="8F3K" label="copy" />
      <output>{said}</output>
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
