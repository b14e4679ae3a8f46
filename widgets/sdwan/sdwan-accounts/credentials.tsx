import { useRef, useState } from 'react';
import { copyText } from '../../../src/ui/copy';
import { commonText } from '../../../src/text';
import { dialerText } from '../../../src/text/dialer.text';
import { Button } from '../../../src/ui/button';
import { Dialog, useConfirm } from '../../../src/ui/dialog';
import { Copy, Download } from '../../../src/ui/icon';
import { Note } from '../../../src/ui/note';
import { saveFile } from '../../../src/ui/table';
import { useToast } from '../../../src/ui/toast';
import { Stack } from '../../../src/ui/stack';
import { Scroll } from '../../../src/ui/sheet';
import { Secrets } from './sdwan-accounts.styles';
import { sdwanAccountsText as text } from './sdwan-accounts.text';

/** An account with the password that was chosen for it just now. */
export interface Secret {
  username: string;
  name: string;
  password: string;
}

/** Shows passwords the one time that there is. Closing asks while they were not taken along. */
export function Credentials({ title, rows, onClose }: { title: string; rows: readonly Secret[]; onClose: () => void }) {
  const toast = useToast();
  const confirm = useConfirm();
  const table = useRef<HTMLDivElement>(null);
  const [taken, take] = useState(false);
  const named = rows.some(({ name }) => name !== '');
  // Tabs, not commas: a spreadsheet takes it as it is, and no character of a password has to be written differently.
  const head = [dialerText.username, ...(named ? [dialerText.name] : []), text.password];
  const lines = rows.map(({ username, name, password }) => [username, ...(named ? [name] : []), password]);
  const plain = [head, ...lines].map((cells) => `${cells.join('\t')}\r\n`).join('');
  const copy = async () => {
    if (!(await copyText(plain, table.current))) return void toast.error(commonText.copyFailed);
    toast.success(commonText.copied);
    take(true);
  };
  const download = () => {
    saveFile(new Blob([`\uFEFF${plain}`], { type: 'text/plain;charset=utf-8' }), `${text.fileName}.txt`);
    take(true);
  };
  const close = async () => {
    const ask = { body: text.leaveAsk, detail: text.leaveDetail, confirm: text.leave, danger: true };
    if (taken || (await confirm(ask))) onClose();
  };
  return (
    <Dialog
      open
      title={title}
      width={560}
      onClose={() => void close()}
      footer={
        <>
          <Button icon={<Copy />} onClick={() => void copy()}>
            {text.copyAll}
          </Button>
          <Button icon={<Download />} onClick={download}>
            {text.download}
          </Button>
          <Button variant="primary" onClick={() => void close()}>
            {text.done}
          </Button>
        </>
      }
    >
      <Stack $gap={12}>
        <Note tone="warning">{text.once}</Note>
        <Scroll ref={table} role="region" aria-label={text.fileName} tabIndex={0}>
          <Secrets>
            <thead>
              <tr>
                {head.map((word) => (
                  <th key={word} scope="col">
                    {word}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map((cells) => (
                <tr key={cells[0]}>
                  {cells.map((cell, i) => (
                    <td key={head[i]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Secrets>
        </Scroll>
      </Stack>
    </Dialog>
  );
}
