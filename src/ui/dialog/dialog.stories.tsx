import { useEffect, useState } from 'react';
import { BareDialog, Dialog, useConfirm } from '.';
import { Button } from '../button';
import { Drawer } from '../drawer';
import { Form, FormActions, SmsCodeField, SubmitButton, TextField } from '../form';
import { Message } from '../message';
import { Pressed } from '../story';
import { mobile } from '../../rules';
import { useToast } from '../toast';

export default { title: 'ui / dialog' };

export const Open = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>修改手机号</Button>
      <Dialog open={open} title="修改手机号" onClose={() => setOpen(false)}>
        <Form guarded={false} onSubmit={() => setOpen(false)}>
          <TextField name="mobile" label="新手机号" type="tel" required rules={[mobile]} />
          <SmsCodeField name="code" label="短信验证码" required needs={['mobile']} send={() => Promise.resolve()} />
          <FormActions>
            <Button onClick={() => setOpen(false)}>取消</Button>
            <SubmitButton>下一步</SubmitButton>
          </FormActions>
        </Form>
      </Dialog>
    </>
  );
};

export const Confirm = () => {
  const confirm = useConfirm();
  const toast = useToast();
  const ask = async () => {
    if (await confirm({ danger: true, detail: '将删除 3 个网络及其配置，删除后无法恢复。' }))
      toast.success('删除成功！');
  };
  const type = () =>
    confirm({ title: '注销账号', body: '账号下的全部数据会被清除。', typeToConfirm: '注销', danger: true });
  return (
    <>
      <Button variant="danger" onClick={() => void ask()}>
        删除网络
      </Button>{' '}
      <Button variant="danger-quiet" onClick={() => void type()}>
        注销账号
      </Button>
    </>
  );
};

export const Drawers = () => {
  const [open, setOpen] = useState<'details' | 'order'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Button onClick={() => setOpen('details')}>告警详情</Button>{' '}
      <Button onClick={() => setOpen('order')}>订购</Button>
      <Drawer open={open === 'details'} title="告警详情" onClose={close}>
        <p>WAN1 断开 3 次，最近一次在 14:32:05。</p>
        <a href="#list">返回列表</a>
      </Drawer>
      <Drawer
        open={open === 'order'}
        modal
        width={640}
        title="订购套餐"
        onClose={close}
        footer={<Button variant="primary">去支付</Button>}
      >
        SD-WAN 标准版，12 个月。
      </Drawer>
    </>
  );
};

export const Toasts = () => {
  const toast = useToast();
  const all = () => {
    toast.success('删除成功！');
    toast.error('复制失败，请手动选择复制！');
    toast.warning('请选择要操作的数据！');
  };
  return (
    <>
      <Button onClick={all}>三条</Button>{' '}
      <Button onClick={() => toast.info('短时间内请求过多，请在 28 秒后重试')}>一条</Button>
    </>
  );
};

export const Corner = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>系统消息</Button>
      {open && (
        <Message
          title="系统消息"
          note="1 / 3"
          onClose={() => setOpen(false)}
          footer={<Button variant="link">查看详情</Button>}
        >
          <b>11 月 22 日凌晨平台升级</b>
          <p>02:00–04:00 期间无法登录与下发配置。</p>
        </Message>
      )}
    </>
  );
};

const nothing = () => undefined;
const long = Array.from({ length: 24 }, (_, i) => `第 ${i + 1} 条：设备离线时先下发到缓存，上线后自动生效。`);

/** Longer than the window: the text scrolls, head and foot stay. */
export const Opened = () => (
  <Dialog open title="关于下发配置的说明" onClose={nothing} footer={<Button variant="primary">知道了</Button>}>
    {long.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </Dialog>
);

export const OpenedBare = () => (
  <BareDialog label="活动" width={800} onClose={nothing}>
    <Button variant="primary" block>
      立即参加
    </Button>
  </BareDialog>
);

export const OpenedConfirm = () => (
  <Pressed names={['删除网络']}>
    <Confirm />
  </Pressed>
);

export const OpenedTyped = () => (
  <Pressed names={['注销账号']}>
    <Confirm />
  </Pressed>
);

export const OpenedDrawer = () => (
  <Drawer open title="告警详情" onClose={nothing} footer={<Button>忽略</Button>}>
    <p>WAN1 断开 3 次，最近一次在 14:32:05。</p>
  </Drawer>
);

export const OpenedOrder = () => (
  <Drawer
    open
    modal
    width={640}
    title="订购套餐：一个名称特别特别长的企业旗舰版，含境外访问与专属客服"
    onClose={nothing}
    footer={<Button variant="primary">去支付</Button>}
  >
    {long.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </Drawer>
);

/** One of each kind; the fourth would push the first out. */
export const OpenedToasts = () => {
  const toast = useToast();
  useEffect(() => {
    toast.success('删除成功！');
    toast.warning('请选择要操作的数据！');
    toast.error('https://cloud.netpane.cn/api/v3/device/gateways 没有响应，请检查网络后重试，或联系账号管理员');
  }, [toast]);
  return null;
};

/** Two came at once: the second waits for the first. */
export const OpenedCorner = () => (
  <>
    <Message title="系统消息" note="1 / 2" onClose={nothing} footer={<Button variant="link">全部标为已读</Button>}>
      <b>11 月 22 日凌晨平台升级</b>
      <p>02:00–04:00 期间无法登录与下发配置。</p>
    </Message>
    <Message title="第二条" onClose={nothing}>
      等第一条关闭后出现
    </Message>
  </>
);
