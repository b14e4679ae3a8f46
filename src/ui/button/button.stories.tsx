import { Button, ButtonLink, IconButton } from '.';
import { Columns3, Ellipsis, Plus, QrCode, RefreshCw, Trash2, X } from '../icon';
import { Line } from '../story';

export default { title: 'ui / button' };

export const Variants = () => (
  <>
    <Line title="主要">
      <Button variant="primary">保存</Button>
      <Button variant="primary" busy>
        保存中
      </Button>
      <Button variant="primary" disabled>
        停用
      </Button>
    </Line>
    <Line title="次要">
      <Button>取消</Button>
      <Button icon={<Plus />}>绑定设备</Button>
      <Button icon={<Columns3 />} aria-expanded>
        列筛选
      </Button>
      <Button icon={<RefreshCw />} aria-label="刷新" />
      <Button icon={<Ellipsis />} aria-label="更多" />
      <Button disabled>停用</Button>
    </Line>
    <Line title="危险、文字">
      <Button variant="danger">删除网络</Button>
      <Button variant="danger-quiet" icon={<Trash2 />}>
        批量删除
      </Button>
      <Button variant="ghost">查看 MAC 表</Button>
      <Button variant="link">文字链接</Button>
      <ButtonLink href="https://netpane.example/">通向别处的按钮</ButtonLink>
    </Line>
    <Line title="尺寸">
      <Button size="sm">小 28</Button>
      <Button>中 32</Button>
      <Button size="lg">大 40</Button>
      <IconButton label="服务二维码">
        <QrCode size={20} />
      </IconButton>
      <IconButton label="关闭" size="sm">
        <X />
      </IconButton>
    </Line>
    <Button variant="primary" size="lg" block>
      登录
    </Button>
  </>
);
