import { useRef, useState } from 'react';
import { Menu } from '.';
import { Button, IconButton } from '../button';
import { CopyButton } from '../copy';
import { Ellipsis, ExternalLink, Layers, Trash2, Upload } from '../icon';
import { Popover } from '../popover';
import { Pressed } from '../story';
import { useToast } from '../toast';
import { Tooltip } from '../tooltip';

export default { title: 'ui / menu' };

export const Actions = () => {
  const toast = useToast();
  const say = (text: string) => () => toast.info(text);
  return (
    <Menu
      label="更多操作"
      header="linzhao@shanyu.cn"
      trigger={
        <IconButton label="更多">
          <Ellipsis />
        </IconButton>
      }
      items={[
        { key: 'remote', label: '远程访问', icon: <ExternalLink />, onSelect: say('远程访问') },
        { key: 'upgrade', label: '升级固件', icon: <Upload />, hint: '3.7.12', onSelect: say('升级固件') },
        { key: 'group', label: '移动分组', icon: <Layers />, disabled: true, onSelect: say('移动分组') },
        { key: 'remove', label: '解除绑定', icon: <Trash2 />, danger: true, divided: true, onSelect: say('解除绑定') },
      ]}
    />
  );
};

export const Code = () => {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={anchor} aria-expanded={open} onClick={() => setOpen(!open)}>
        绑定码
      </Button>
      <Popover open={open} anchor={anchor} onClose={() => setOpen(false)} label="账号绑定码">
        8F3K-27QD <CopyButton text="8F3K-27QD" label="复制" />
      </Popover>
    </>
  );
};

export const Hint = () => (
  <Tooltip text="3.7.12 修复了 WAN 切换时的掉线问题">
    <Button>3.7.12</Button>
  </Tooltip>
);

export const OpenedMenu = () => (
  <Pressed names={['更多']}>
    <Actions />
  </Pressed>
);

export const OpenedPopover = () => (
  <Pressed names={['绑定码']}>
    <Code />
  </Pressed>
);

/** As the keyboard brings it up. */
export const OpenedHint = () => (
  <Pressed names={['3.7.12']}>
    <Hint />
  </Pressed>
);
